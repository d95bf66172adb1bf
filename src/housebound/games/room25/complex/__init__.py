"""The complex: its rooms, how they lie, and what is locked."""
