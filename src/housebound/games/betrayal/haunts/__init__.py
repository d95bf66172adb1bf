"""The haunts: one module each. Importing `every` makes them present."""
