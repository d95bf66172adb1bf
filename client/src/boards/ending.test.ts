import { expect, test } from "vitest";
import type { Speech } from "../lib/speech";
import type { Heard, TableView } from "../lib/types";
import { ending as betrayal, killerOf } from "./betrayal/ending";
import { ending as room25 } from "./room25/ending";
import { ending as terrorscape } from "./terrorscape/ending";

const speech = {
  say: (id: string, details: Record<string, string | number> = {}) => [id, ...Object.values(details)].join(" "),
  name: (_: string, word: string) => word,
  named: (words: Record<string, readonly [string, string]>) => Object.fromEntries(Object.entries(words).map(([name, [, word]]) => [name, word])),
  person: (seat: number) => `P${seat}`,
  has: () => true,
} as unknown as Speech;

let n = 0;
const heard = (kind: string, details: Record<string, string> = {}): Heard => ({ step: n, told: { n: n++, kind, details }, to: [] });
const brief = (view: TableView, story: Heard[], game: typeof room25): string[] => game.fates(view, story, speech).map((one) => `${one.word} ${one.sign} ${one.said} ${one.won ? "won" : "lost"}`);

function complex(why: string, winners: number[]): TableView {
  return {
    game: "room25",
    seat: 0,
    result: { winners, why, rounds: 8 },
    board: {
      rooms: [{ space: "A1", room: "room25" }, { space: "B2", room: "empty" }],
      characters: [{ character: "max", seat: 0, space: "A1" }, { character: "alice", seat: 1, space: "" }, { character: "kevin", seat: 2, space: "B2" }, { character: "sarah", seat: 3, space: "B2" }],
      seats: [{ seat: 0, role: "prisoner", team: "" }, { seat: 1, role: "prisoner", team: "" }, { seat: 2, role: "guard", team: "" }, { seat: 3, role: "prisoner", team: "" }],
    },
  } as unknown as TableView;
}

test("Room 25: who was in it got out, others stay, and a push that kills has its pusher", () => {
  const story = [heard("token_up"), heard("moved", { character: "alice", space: "C3" }), heard("token_up"), heard("pushed", { pusher: "kevin", character: "alice", space: "D3" }), heard("eliminated", { character: "alice" })];
  expect(brief(complex("R25-SUSPICION-2", [0, 1, 3]), story, room25)).toEqual([
    "max escaped end-fate-escaped won",
    "alice killed end-fate-pushed kevin won",
    "kevin stays end-fate-stays lost",
    "sarah left end-fate-left won",
  ]);
  expect(room25.unmasked(complex("", []), speech)).toBe("end-guards 1 P2");
});

test("Room 25: a room kills whoever walks into it, and nobody escapes when time is up", () => {
  const story = [heard("pushed", { pusher: "kevin", character: "alice", space: "A5" }), heard("token_up"), heard("moved", { character: "alice", space: "C3" }), heard("revealed", { space: "C3", room: "mortal" }), heard("eliminated", { character: "alice" })];
  const [max, alice] = brief(complex("R25-SUSPICION-5", [2]), story, room25);
  expect(max).toBe("max left end-fate-left lost");
  expect(alice).toBe("alice dead end-fate-died-in mortal lost");
});

test("Room 25: figures are counted for each", () => {
  const story = [heard("moved", { character: "max", space: "A1" }), heard("moved", { character: "max", space: "A2" }), heard("pushed", { pusher: "max", character: "kevin", space: "A2" })];
  const [steps, , pushes, pushed] = room25.figures(complex("", []), story, speech);
  expect([steps!.of.get("max"), steps!.of.get("alice"), pushes!.of.get("max"), pushed!.of.get("kevin")]).toEqual([2, 0, 1, 1]);
});

test("Room 25: together all eyes know what each of them knew", () => {
  const seen = (seat: number, rooms: string[], roles: string[]): TableView =>
    ({
      ...complex("", []),
      seat,
      board: {
        seat,
        rooms: rooms.map((room, i) => ({ space: `A${i + 1}`, room })),
        characters: [{ character: "max", seat: 0, slots: seat === 0 ? ["look", ""] : ["hidden", ""] }, { character: "alice", seat: 1, slots: seat === 1 ? ["push", ""] : ["hidden", ""] }],
        seats: roles.map((role, i) => ({ seat: i, role, team: "" })),
      },
    }) as unknown as TableView;
  const all = room25.allSeeing([seen(0, ["mortal", ""], ["guard", ""]), seen(1, ["", "acid"], ["", "prisoner"])]);
  const board = all.board as unknown as { rooms: { room: string }[]; characters: { slots: string[] }[]; seats: { role: string }[] };
  expect(board.rooms.map((one) => one.room)).toEqual(["mortal", "acid"]);
  expect(board.characters.map((one) => one.slots[0])).toEqual(["look", "push"]);
  expect(board.seats.map((one) => one.role)).toEqual(["guard", "prisoner"]);
});

function mansion(why: string, winners: number[], conditions: string[]): TableView {
  const victims = conditions.map((condition, i) => ({ victim: `v${i}`, seat: i + 1, condition, at: "R1" }));
  return { game: "terrorscape", seat: 0, result: { winners, why, rounds: 6 }, board: { killer: { killer: "maniac" }, victims } } as unknown as TableView;
}

test("Terrorscape: killed, escaped, rescued or left with the killer", () => {
  const signs = (view: TableView): string[] => terrorscape.fates(view, [], speech).map((one) => one.sign);
  expect(signs(mansion("TER-WOUND-2", [0], ["killed", "unhurt", "wounded"]))).toEqual(["stays", "killed", "left", "left"]);
  expect(signs(mansion("TER-CHECK-3", [1, 2, 3], ["unhurt", "unhurt", "wounded"]))).toEqual(["stays", "escaped", "escaped", "escaped"]);
  expect(signs(mansion("TER-CHECK-2", [1, 2, 3], ["unhurt", "unhurt", "wounded"]))).toEqual(["stays", "survived", "survived", "survived"]);
  expect(signs(mansion("TER-CROSS-8", [1], ["escaped", "unhurt", "killed"]))).toEqual(["stays", "escaped", "left", "killed"]);
  expect(terrorscape.unmasked(mansion("", [], ["unhurt"]), speech)).toBe("end-killer-was P0 maniac");
});

test("Terrorscape: all eyes see both sides of the screen", () => {
  const seen = (side: string, at: string, killer: string): TableView =>
    ({ game: "terrorscape", board: { side, victims: [{ victim: "v0", seat: 1, at }], killer: { at: killer }, team: side === "team" ? {} : null } }) as unknown as TableView;
  const board = terrorscape.allSeeing([seen("killer", "", "G1"), seen("team", "R1", "")]).board as unknown as { victims: { at: string }[]; killer: { at: string }; team: object | null };
  expect([board.victims[0]!.at, board.killer.at, board.team]).toEqual(["R1", "G1", {}]);
});

function house(why: string, winners: number[], met = ""): TableView {
  const explorers = [
    { seat: 0, character: "ox", fate: "dead", team: "heroes" },
    { seat: 1, character: "zoe", fate: "in_house", team: "traitor" },
    { seat: 2, character: "missy", fate: "outside", team: "heroes" },
  ];
  return { game: "betrayal", seat: 0, result: { winners, why, rounds: 5 }, board: { explorers, haunt: { number: 7, page: ["haunt-7-title"], met } } } as unknown as TableView;
}

test("Betrayal: dead by whom, out of the house, left in it, and who the traitor was", () => {
  const story = [heard("attacked", { figure: "zombie_1", target: "ox" }), heard("fought", { figure: "zombie_1", target: "ox" }), heard("damaged", { figure: "ox" }), heard("died", { figure: "ox" })];
  expect(brief(house("BET-WIN-1", [0, 2]), story, betrayal)).toEqual(["ox killed end-fate-killed zombie_1 won", "zoe left end-fate-left lost", "missy escaped end-fate-escaped won"]);
  expect(betrayal.unmasked(house("", []), speech)).toBe("end-traitors 1 end-explorer zoe P1");
  expect(betrayal.why(house("BET-WIN-1", [1]), speech)).toContain("traitor");
});

test("Betrayal: a haunt says in its own words why it has ended", () => {
  const over = house("BET-WIN-1", [0, 2], "H07-WIN-3");
  expect(betrayal.why(over, speech)).toBe("haunt-7-why-3");
  expect(betrayal.isVague!(over, speech)).toBe(false);
  const silent = { ...speech, has: () => false } as unknown as Speech; // a haunt from elsewhere, which has no such words
  expect(betrayal.why(over, silent)).toBe("");
  expect(betrayal.isVague!(over, silent)).toBe(true);
});

test("Betrayal: who dies of something else after a fight was not killed by it", () => {
  const fight = heard("fought", { figure: "ox", target: "zombie_1" });
  expect(killerOf([fight, heard("died", { figure: "ox" })], "ox")).toBe("zombie_1");
  expect(killerOf([fight, heard("drew", { figure: "ox" }), heard("died", { figure: "ox" })], "ox")).toBe("");
  expect(killerOf([heard("fought", { figure: "zoe", target: "zombie_1" }), heard("died", { figure: "ox" })], "ox")).toBe("");
});

test("Betrayal: fights are won by whoever attacks or is attacked", () => {
  const fought = (figure: string, result: string, target: string, against: string): Heard => heard("fought", { figure, result, target, against });
  const [, , fights] = betrayal.figures(house("", []), [fought("ox", "5", "zoe", "3"), fought("zoe", "1", "ox", "4"), fought("ox", "2", "zoe", "2")], speech);
  expect([fights!.of.get("ox"), fights!.of.get("zoe")]).toEqual([2, 0]);
});
