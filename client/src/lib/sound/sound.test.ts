import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sounds as betrayal } from "../../boards/betrayal/sounds";
import { sounds as room25 } from "../../boards/room25/sounds";
import { heardOf, verdictOf } from "../../boards/sounds";
import { danger, sounds as terrorscape } from "../../boards/terrorscape/sounds";
import type { TableView, Told } from "../types";
import { SOUNDS } from "./names";
import { Player, USUAL_VOLUME } from "./player.svelte";
import { MAKE } from "./synth";

const told = (kind: string): Told => ({ n: 0, kind, details: {} });

/** An audio context that writes down how many sources were started. */
class Silence {
  static started = 0;
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  private node(): object {
    const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const node = { connect: (to: object) => to, gain: param, frequency: param, threshold: param, ratio: param, attack: param, start: () => Silence.started++, stop: () => {}, type: "", buffer: null, loop: false };
    return node;
  }
  createGain = (): object => this.node();
  createOscillator = (): object => this.node();
  createBufferSource = (): object => this.node();
  createBiquadFilter = (): object => this.node();
  createDynamicsCompressor = (): object => this.node();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(100) });
}

const memory = new Map<string, string>();

beforeEach(() => {
  Silence.started = 0;
  memory.clear();
  vi.stubGlobal("AudioContext", Silence);
  vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test("every sound has something it is made of, and every game knows only such sounds", () => {
  expect(Object.keys(MAKE).sort()).toEqual([...SOUNDS].sort());
  for (const { of } of [betrayal, room25, terrorscape]) for (const name of Object.values(of)) expect(SOUNDS).toContain(name);
});

test("nothing sounds before the first click, and then quietly", async () => {
  const player = new Player();
  await player.play("dice");
  expect(Silence.started).toBe(0);
  expect([player.muted, player.volume]).toEqual([false, USUAL_VOLUME]);
  player.wake();
  await player.play("dice");
  expect(Silence.started).toBeGreaterThan(0);
});

test("who mutes it has it muted, also next time", async () => {
  const player = new Player();
  player.wake();
  player.muted = true;
  await player.play("bell");
  expect(Silence.started).toBe(0);
  const next = new Player();
  expect(next.muted).toBe(true);
  next.volume = 0.6;
  expect([new Player().muted, new Player().volume]).toEqual([false, 0.6]);
});

test("the same sound is not heard twice at once", async () => {
  const player = new Player();
  player.wake();
  await player.play("key");
  const once = Silence.started;
  await player.play("key");
  expect(Silence.started).toBe(once);
});

test("of much news each sound is heard once, and what has none is silent", () => {
  expect(heardOf([told("moved"), told("moved"), told("rolled"), told("gained")], betrayal)).toEqual(["steps", "dice"]);
  expect(heardOf(["moved", "revealed", "shifted", "pushed", "eliminated"].map(told), room25)).toEqual(["stone", "blow", "death"]);
});

test("the end sounds as it is for this seat", () => {
  const over = (seat: number): TableView => ({ seat, result: { winners: [1], why: "", rounds: 1 } }) as unknown as TableView;
  expect([verdictOf(over(1), 4), verdictOf(over(0), 4), verdictOf(over(62), 4)]).toEqual(["victory", "defeat", "knell"]);
});

test("a heart beats for whoever sees the killer near, and for nobody else", () => {
  const view = (killer: string, side = "team", over = false): TableView =>
    ({ seat: 1, over, board: { side, killer: { at: killer, last_known: "R1" }, victims: [{ seat: 1, at: "R1", condition: "unhurt" }, { seat: 2, at: "G5", condition: "unhurt" }] } }) as unknown as TableView;
  expect(danger(view("R1"))).toBe(1);
  expect(danger(view("B1"))).toBeGreaterThan(0);
  expect(danger(view("G5"))).toBe(0); // another's victim
  expect(danger(view(""))).toBe(0); // he is in stealth, wherever he was seen last
  expect(danger(view("R1", "killer"))).toBe(0);
  expect(danger(view("R1", "team", true))).toBe(0);
});
