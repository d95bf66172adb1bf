/** Every sound that there is. What it is made of stands in `synth`, which is loaded when the first one is heard. */

export const SOUNDS = [
  "dice",
  "door",
  "steps",
  "card",
  "blow",
  "death",
  "noise",
  "stone",
  "key",
  "alarm",
  "heart",
  "haunt",
  "bell",
  "victory",
  "defeat",
  "knell",
] as const;

export type SoundName = (typeof SOUNDS)[number];
