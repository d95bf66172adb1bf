import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import type { Json, Rows } from "../lib/types";
import { positionFile, scenarioFile } from "./file";
import { at, cellAt, left, nextEmpty, readCell, rowFacts, rowWords, SPACES, standingAt, withAt, withCell, withFact, withRow, writtenCell, type Given } from "./model";

const GAMES: Readonly<Record<string, readonly Rows[]>> = {
  betrayal: [row("explorers", "room"), row("monsters", "room")],
  room25: [row("characters", "at"), row("robots", "at")],
  terrorscape: [row("victims", "at")],
};
function row(key: string, bare: string): Rows {
  return { key, domain: "", words: [], bare };
}

const FILES = import.meta.glob<string>("../../../tests/scenarios/*/*.toml", { query: "?raw", import: "default", eager: true });

/** The positions of so many scenario files, from all over the game. */
function scenarios(game: string, wanted: number): { seats: number; given: Given }[] {
  const texts = Object.entries(FILES).filter(([path]) => path.includes(`/${game}/`)).map(([, text]) => text);
  const read = texts.map((text) => parse(text) as { seats?: number; given?: Given; case?: { given?: Given }[] });
  const laid = read.map((one) => ({ seats: one.seats ?? 4, given: one.given ?? one.case?.[0]?.given ?? {} })).filter((one) => Object.keys(one.given).length > 1);
  return Array.from({ length: wanted }, (_, i) => laid[Math.floor((i * laid.length) / wanted)]!);
}

/** Built from nothing, one change after the other, as somebody would who lays it on the page. */
function built(given: Given, tables: readonly Rows[]): Given {
  let laid: Given = {};
  for (const [key, value] of Object.entries(given)) {
    const rows = tables.find((one) => one.key === key);
    if (rows !== undefined)
      for (const word of rowWords(given, rows)) {
        laid = withRow(laid, rows, word, {});
        for (const [fact, said] of Object.entries(rowFacts(given, rows, word))) laid = withFact(laid, rows, word, fact, said);
      }
    else if (key === "complex" && typeof value === "object") for (const space of SPACES) laid = withCell(laid, key, space, cellAt(given, key, space));
    else laid = withAt(laid, [key], value);
  }
  return laid;
}

/** The same, with every row as facts: a bare word and a row with one fact say the same. */
function full(given: Given, tables: readonly Rows[]): Given {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const rows = tables.find((one) => one.key === key);
      return [key, rows === undefined ? value : Object.fromEntries(rowWords(given, rows).map((word) => [word, rowFacts(given, rows, word)]))];
    }),
  );
}

describe.each(Object.entries(GAMES))("positions of ten scenario files of %s", (game, tables) => {
  const found = scenarios(game, 10);

  it("are built by small changes", () => {
    expect(found).toHaveLength(10);
    for (const { given } of found) expect(full(built(given, tables), tables)).toEqual(full(given, tables));
  });

  it("are the same when they were saved and read again, as positions and as scenarios", () => {
    const files = found.map(({ seats, given }) => ({ game, seats, options: { date: "10-31" }, given }));
    const texts = files.flatMap((file) => [positionFile(file), scenarioFile(file, "X-1", "about")]);
    const read = texts.map((text) => parse(text)) as unknown as { given: Given; seats: number; options: Given; then?: Given; when?: Json[] }[];
    files.forEach((file, i) => {
      const said = (given: Given): Given => Object.fromEntries(Object.entries(given).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]));
      expect(said(read[2 * i]!.given)).toEqual(said(file.given));
      expect(read[2 * i]).toMatchObject({ game, seats: file.seats, options: file.options });
      expect(said(read[2 * i + 1]!.given)).toEqual(said(file.given));
      expect(read[2 * i + 1]).toMatchObject({ rule: "X-1", when: [], then: {} });
    });
  });
});

describe("small changes", () => {
  const rows = row("characters", "at");

  it("take away what is said no more, and leave the rest as it is", () => {
    const given = { remaining: 5, killer: { at: "R1" } };
    expect(withAt(given, ["killer", "level"], 2)).toEqual({ remaining: 5, killer: { at: "R1", level: 2 } });
    expect(withAt(given, ["killer", "at"], undefined)).toEqual({ remaining: 5 });
    expect(at(given, ["killer", "at"])).toBe("R1");
    expect(given).toEqual({ remaining: 5, killer: { at: "R1" } });
  });

  it("write a row that says only where somebody is as a bare word", () => {
    const given = withFact({}, rows, "kevin", "at", "B3");
    expect(given).toEqual({ characters: { kevin: "B3" } });
    expect(withFact(given, rows, "kevin", "first", "push")).toEqual({ characters: { kevin: { at: "B3", first: "push" } } });
    expect(standingAt(given, [rows], "B3")).toEqual([{ rows, word: "kevin" }]);
    expect(withRow(given, rows, "kevin", undefined)).toEqual({});
  });

  it("know a cell by its marks, and keep five lines of text as they are written", () => {
    for (const written of [".", "x.", "trap", "(trap)", "i(acid)#", "rotating-", "empty!#", "room25"]) expect(writtenCell(readCell(written))).toBe(written);
    const lines = Array.from({ length: 5 }, () => ". . . . .").join("\n");
    const laid = withCell({ complex: lines }, "complex", "B2", { front: "", room: "trap", up: true, marks: "!" });
    expect(cellAt(laid, "complex", "B2")).toEqual({ front: "", room: "trap", up: true, marks: "!" });
    expect(String(laid["complex"]).split("\n")[1]).toBe(". trap! . . .");
  });

  it("lead from one empty space to the next, and offer what is left of each room", () => {
    const two = { domain: "room", word: "trap", texts: [], printed: { copies: 2 }, name: "" };
    const one = { ...two, word: "central", printed: { copies: 1 } };
    const laid = { complex: { A1: "trap", C1: "(trap)", E5: "acid" } };
    expect(left({}, "complex", [one, two], { C3: "central" })).toEqual(["trap"]);
    expect(left(laid, "complex", [one, two], {})).toEqual(["central"]);
    expect(nextEmpty(laid, "complex", "A1", "C3")).toBe("B1");
    expect(nextEmpty(laid, "complex", "B3", "C3")).toBe("D3");
    expect(nextEmpty(laid, "complex", "D5", "C3")).toBe("B1");
  });
});
