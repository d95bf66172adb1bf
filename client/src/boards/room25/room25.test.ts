import { expect, test } from "vitest";
import content from "../../../../src/housebound/games/room25/content/rooms.toml?raw";
import verbs from "../../../../src/housebound/locales/en/room25.ftl?raw";
import page from "../../../../src/housebound/locales/en/room25-page.ftl?raw";
import type { Choice } from "../../lib/choices";
import { Speech } from "../../lib/speech";
import type { Told } from "../../lib/types";
import { motions } from "./motions";
import { cornerOf, edgeOf, isOn, LETTERS, PITCH, standing } from "./places";
import { draftOf, finished, NOTHING, plansIn, withToken } from "./programs";
import { ROOMS } from "./rooms";
import { programSaid } from "./sayings";
import type { Room25View } from "./view";

test("every kind of room is drawn in its colour", () => {
  const kinds = [...content.matchAll(/^\[(\w+)\]\ncolour = "(\w+)"/gm)].map(([, kind, colour]) => [kind, colour]);
  expect(kinds).toHaveLength(26);
  expect(Object.entries(ROOMS).map(([kind, art]) => [kind, art.colour])).toEqual(expect.arrayContaining(kinds));
  expect(Object.keys(ROOMS)).toHaveLength(kinds.length);
});

test("spaces and lines lie where their names say", () => {
  expect(cornerOf("B1").x - cornerOf("A1").x).toBe(PITCH);
  expect(cornerOf("A2").y - cornerOf("A1").y).toBe(PITCH);
  expect(isOn("row_2", "C2")).toBe(true);
  expect(isOn("col_C", "C2")).toBe(true);
  expect(isOn("row_3", "C2")).toBe(false);
  expect(edgeOf("row_2", "left").x).toBeLessThan(cornerOf("A2").x);
  expect(edgeOf("col_E", "down").y).toBeGreaterThan(cornerOf("E5").y + 100);
});

test("up to eight characters and two robots find a place in one room", () => {
  for (let count = 0; count <= 10; count++) {
    const spots = standing(count);
    expect(spots).toHaveLength(count);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});

function boardWith(where: Record<string, string>): Room25View {
  const spaces = LETTERS.flatMap((letter) => [1, 2, 3, 4, 5].map((n) => `${letter}${n}`));
  const rooms = spaces.map((space) => ({
    ...{ space, room: "", up: false, no_entry: false, locked: false, corridor: "", robots: [], reminders: [] },
    characters: Object.keys(where).filter((one) => where[one] === space),
  }));
  return { rooms } as unknown as Room25View;
}

const told = (kind: string, details: Record<string, string>): Told => ({ n: 0, kind, details });

test("a row slides with whoever is on it, and who goes round comes in from outside", () => {
  const found = motions(boardWith({ max: "A2", alice: "E2", kevin: "C3" }), boardWith({ max: "B2", alice: "A2", kevin: "C3" }), [
    told("shifted", { line: "row_2", way: "right" }),
  ]);
  const by = (what: string) => found.find((one) => one.what === what);
  expect(by("D2")).toEqual({ what: "D2", kind: "slide", dx: -PITCH, dy: 0 });
  expect(by("max")).toEqual({ what: "max", kind: "slide", dx: -PITCH, dy: 0 });
  expect(by("alice")).toEqual({ what: "alice", kind: "slide", dx: -PITCH, dy: 0 });
  expect(by("kevin")).toBeUndefined();
  expect(by("D3")).toBeUndefined();
});

test("a row that shifts twice slides twice as far, and a push jolts", () => {
  const twice = [told("shifted", { line: "col_A", way: "up" }), told("shifted", { line: "col_A", way: "up" })];
  expect(motions(boardWith({}), boardWith({}), twice).find((one) => one.what === "A1")?.dy).toBe(2 * PITCH);
  const pushed = motions(boardWith({ max: "A1" }), boardWith({ max: "B1" }), [told("pushed", { pusher: "alice", character: "max", space: "B1" })]);
  expect(pushed.map((one) => one.kind).sort()).toEqual(["jolt", "slide"]);
});

const program = (...args: string[]): Choice => ({ decision: 1, option: `program(${args.join(",")})`, verb: "program", args, label: "", chosen: false, standing: false, odds: "" });
const offered = [program("look", "move", "no"), program("move", "look", "no"), program("look", "none", "no"), program("look", "move", "yes")];

test("a program is laid token by token, and only one that is offered", () => {
  expect(plansIn(offered)).toEqual(["look", "move"]);
  const one = withToken(offered, NOTHING, "look");
  expect(finished(offered, one)?.option).toBe("program(look,none,no)");
  expect(withToken(offered, one, "look")).toBe(one);
  const two = withToken(offered, one, "move");
  expect(finished(offered, two)?.option).toBe("program(look,move,no)");
  expect(finished(offered, { ...two, adrenaline: true })?.option).toBe("program(look,move,yes)");
  expect(finished(offered, withToken(offered, NOTHING, "move"))).toBeUndefined();
  expect(draftOf(["look", "none", "no"])).toEqual({ first: "look", second: "", adrenaline: false });
});

test("a program is read back with its tokens as their buttons call them", () => {
  const none = { notices: {}, verbs: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };
  const speech = new Speech({ game: "room25", language: "en", texts: [verbs, page], ...none });
  expect(programSaid(["power", "none", "no"], "alice", speech).trim()).toBe("Only Hide");
  expect(programSaid(["look", "power", "yes"], "kevin", speech)).toBe("Look, then Hack, with Adrenaline");
});
