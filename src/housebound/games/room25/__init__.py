"""Room 25 with Season 2: five modes, one complex, a way out that moves."""
