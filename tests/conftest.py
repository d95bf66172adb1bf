"""How all tests run: nothing is timed, and hypothesis is as thorough everywhere as its profile says."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
