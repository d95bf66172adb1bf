"""One module per peer; each plays the way that peer's own documentation shows, with nothing added that slows it."""
