"""The Draught: haunt 51, in a package of its own."""
