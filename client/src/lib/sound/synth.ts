/** The sounds, made of tones and noise: nothing is recorded, and nothing is fetched but this. */

import type { SoundName } from "./names";

/** Where a sound is made: its clock, and where it goes. */
export interface Room {
  audio: BaseAudioContext;
  out: AudioNode;
}

interface Tone {
  /** Hertz, at its beginning and at its end. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
  /** It swells instead of fading from the start. */
  swells?: boolean;
}

/** Seconds in which a tone comes: at once it would click. */
const ATTACK = 0.004;
/** The part of its length in which something swells. */
const SWELLS = 0.6;

/** `comes`: how long it takes to be as loud as it gets. */
function fade(audio: BaseAudioContext, loud: number, begin: number, length: number, comes: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(comes > 0 ? 0.0001 : loud, begin);
  if (comes > 0) volume.gain.exponentialRampToValueAtTime(loud, begin + comes);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  return volume;
}

function tone({ audio, out }: Room, { from, to = from, at = 0, length, loud, shape = "sine", swells = false }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(fade(audio, loud, begin, length, swells ? length * SWELLS : ATTACK)).connect(out);
  source.start(begin);
  source.stop(begin + length);
}

interface Hiss {
  /** Hertz around which it hisses. */
  pitch: number;
  at?: number;
  length: number;
  loud: number;
  kind?: BiquadFilterType;
  swells?: boolean;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same each time. */
function hissOf(audio: BaseAudioContext): AudioBuffer {
  const before = hisses.get(audio);
  if (before !== undefined) return before;
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 25;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  hisses.set(audio, made);
  return made;
}

function hiss({ audio, out }: Room, { pitch, at = 0, length, loud, kind = "bandpass", swells = false }: Hiss): void {
  const begin = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(audio, loud, begin, length, swells ? length * SWELLS : 0)).connect(out);
  source.start(begin);
  source.stop(begin + length);
}

/** One thump, as of a foot or a heart. */
function thump(room: Room, at: number, pitch: number, loud: number): void {
  tone(room, { from: pitch * 1.6, to: pitch * 0.7, at, length: 0.16, loud });
  hiss(room, { pitch: pitch * 4, at, length: 0.06, loud: loud * 0.6, kind: "lowpass" });
}

/** A struck bell: a note and what rings along. */
function strike(room: Room, pitch: number, at: number, length: number, loud: number): void {
  for (const [times, share] of [[1, 1], [2, 0.4], [2.99, 0.2]] as const) tone(room, { from: pitch * times, at, length: length / times, loud: loud * share });
}

const CLATTER = [0, 0.05, 0.09, 0.16, 0.2, 0.29, 0.33];

export const MAKE: Readonly<Record<SoundName, (room: Room) => void>> = {
  dice: (room) => CLATTER.forEach((at, i) => hiss(room, { pitch: 2600 - (i % 3) * 500, at, length: 0.035, loud: 0.75 - i * 0.065 })),
  door: (room) => {
    tone(room, { from: 92, to: 148, length: 0.42, loud: 0.13, shape: "sawtooth", swells: true });
    tone(room, { from: 371, to: 560, length: 0.42, loud: 0.03, shape: "square", swells: true });
    thump(room, 0.44, 84, 0.4);
  },
  steps: (room) => [0, 0.27].forEach((at) => thump(room, at, 118, 0.34)),
  card: (room) => hiss(room, { pitch: 4200, length: 0.14, loud: 0.22, kind: "highpass", swells: true }),
  blow: (room) => {
    hiss(room, { pitch: 900, length: 0.09, loud: 0.5 });
    thump(room, 0.02, 88, 0.55);
  },
  death: (room) => {
    tone(room, { from: 196, to: 46, length: 1.3, loud: 0.22 });
    tone(room, { from: 207, to: 49, length: 1.3, loud: 0.12, shape: "triangle" });
    hiss(room, { pitch: 240, length: 0.9, loud: 0.16, kind: "lowpass" });
  },
  noise: (room) => [1830, 1370, 2140].forEach((pitch, i) => tone(room, { from: pitch, to: pitch * 0.98, at: i * 0.07, length: 0.12, loud: 0.085, shape: "square" })),
  stone: (room) => {
    for (const at of [0, 0.14, 0.29, 0.43]) hiss(room, { pitch: 460, at, length: 0.2, loud: 0.8, kind: "lowpass", swells: true });
    thump(room, 0.62, 78, 0.45);
  },
  key: (room) => [0, 0.09].forEach((at, i) => strike(room, 1480 + i * 370, at, 0.35, 0.08)),
  alarm: (room) => [0, 0.26, 0.52].forEach((at) => tone(room, { from: 466, to: 349, at, length: 0.22, loud: 0.11, shape: "square" })),
  heart: (room) => [0, 0.19].forEach((at, i) => thump(room, at, 88, 0.6 - i * 0.2)),
  haunt: (room) => {
    for (const pitch of [55, 58.3, 82.4]) tone(room, { from: pitch, length: 3.4, loud: 0.16, shape: "sawtooth", swells: true });
    tone(room, { from: 988, to: 880, at: 0.8, length: 2.4, loud: 0.03, swells: true });
    hiss(room, { pitch: 320, length: 3, loud: 0.18, kind: "lowpass", swells: true });
  },
  bell: (room) => strike(room, 220, 0, 1.4, 0.16),
  victory: (room) => [294, 370, 440, 587].forEach((pitch, i) => strike(room, pitch, i * 0.17, 1.6, 0.075)),
  defeat: (room) => [233, 220, 175, 147].forEach((pitch, i) => tone(room, { from: pitch, to: pitch * 0.985, at: i * 0.34, length: 1.1, loud: 0.18, shape: "triangle" })),
  knell: (room) => strike(room, 147, 0, 2.6, 0.2),
};
