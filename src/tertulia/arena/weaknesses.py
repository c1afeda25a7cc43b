"""What the page about strength says beside its numbers."""

WEAKNESSES = """## Where they are weak
"""
