"""Every sound by itself: nobody listens in a test, so it is rendered and measured."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser

from housebound.server.pages import PAGE
from tests.browser.conftest import Server, visitor

SECONDS = 6
LONGEST = 4.5
"""Seconds: longer than any sound may be."""
RATE = 22050
ALIKE = 0.97

_RENDER = """
async ([url, seconds, rate]) => {
  // how loud each sound gets, when it ends, and how its strength is spread over time
  const { MAKE } = await import(url);
  const found = {};
  for (const [name, make] of Object.entries(MAKE)) {
    const audio = new OfflineAudioContext(1, seconds * rate, rate);
    make({ audio, out: audio.destination });
    const samples = (await audio.startRendering()).getChannelData(0);
    let [peak, end, finite] = [0, 0, true];
    for (let i = 0; i < samples.length; i++) {
      const loud = Math.abs(samples[i]);
      finite &&= Number.isFinite(loud);
      if (loud > peak) peak = loud;
      if (loud > 0.002) end = i / rate;
    }
    // its colour: how often it crosses nought and how strong it is, slice by slice
    const slices = [];
    const size = Math.floor(rate / 8);
    for (let from = 0; from + size <= samples.length; from += size) {
      let [power, crossings] = [0, 0];
      for (let i = from + 1; i < from + size; i++) {
        power += samples[i] ** 2;
        crossings += samples[i] * samples[i - 1] < 0 ? 1 : 0;
      }
      slices.push(Math.sqrt(power / size), power > 1e-6 ? crossings / size : 0);
    }
    found[name] = { peak, end, finite, slices };
  }
  return found;
}
"""


@pytest.fixture(scope="module")
def sounds(browser: Browser, server: Server) -> dict[str, Any]:
    (module,) = (PAGE / "assets").glob("synth-*.js")
    with visitor(browser) as page:
        page.goto(server.url)
        return dict(page.evaluate(_RENDER, [f"/assets/{module.name}", SECONDS, RATE]))


def test_every_sound_is_heard_ends_and_never_clips(sounds: dict[str, Any]) -> None:
    assert len(sounds) >= 16
    for name, one in sounds.items():
        assert one["finite"], name
        assert 0.02 < one["peak"] < 1, (name, one["peak"])
        assert 0.05 < one["end"] < LONGEST, (name, one["end"])


def likeness(one: list[float], other: list[float]) -> float:
    """The cosine between two sounds, slice by slice: 1 for the same."""
    both = sum(a * b for a, b in zip(one, other, strict=True))
    lengths = sum(a * a for a in one) * sum(b * b for b in other)
    return float(both / lengths**0.5)


def test_no_two_sounds_are_alike(sounds: dict[str, Any]) -> None:
    for (one, its), (other, others) in combinations(sounds.items(), 2):
        assert likeness(its["slices"], others["slices"]) < ALIKE, (one, other)
