"""The games for those who train and study."""
