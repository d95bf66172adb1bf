"""Yardsticks for the people who work on Housebound: which rules are covered, and whether the tests would notice."""
