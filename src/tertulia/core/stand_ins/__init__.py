"""What templates are bound to where a game lacks an optional part: modules with the names of that part."""
