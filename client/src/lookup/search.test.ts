import { describe, expect, it } from "vitest";
import { Speech } from "../lib/speech";
import type { GameInfo, Reference, RuleInfo, SettingInfo } from "../lib/types";
import { entriesOf, indexed, search, type Entry } from "./search";
import { has, lexicon, met, plain, wordsOf } from "./words";

const TEXTS = `
room-kitchen = Kitchen
room-mystic-elevator = Mystic Elevator
room-mystic-elevator-text = Roll when you enter it.
card-armor = Armor
card-armor-text = Each time you take physical damage, take 1 less.
card-seance = Séance
card-seance-text = A table moves.
haunt-haunt-7 = Carnivorous Ivy
chart-haunts = The haunt chart
chart-haunts-shut = Its pages stay shut.
setting-armor-trade = Giving the Armor away
value-armor-trade-allowed = The Armor can be given away
value-armor-trade-forbidden = The Armor cannot be given away
`;
const speech = new Speech({ game: "toy", language: "en", texts: [TEXTS], verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" });
const option = (name: string, rule: string): SettingInfo => ({ name, default: "preset", values: ["preset", "allowed", "forbidden"], rule, explanation: "", chapter: "", goes: [], offered: [], domain: "" });
const info = { name: "toy", settings: [option("armor_trade", "T-ITEM-7"), option("haunt_roll", "T-HAUNT-3")] } as unknown as GameInfo;
const rule = (id: string, chapter: string, text: string, ...notes: string[]): RuleInfo => ({ id, chapter, text, notes });
const rules = [
  rule("T-ITEM-6", "Items", "An item is given to somebody in the same room."),
  rule("T-ITEM-7", "Items", "An item that cannot be traded can be neither given nor stolen.", 'variant armor_trade = "allowed" | "forbidden": the Armor'),
  rule("T-ELEVATOR-1", "Mystic Elevator", "It moves when somebody enters."),
  rule("T-HAUNT-3", "The haunt", "It starts if the result is low enough."),
];
const reference: Reference = {
  things: [
    { domain: "room", word: "kitchen", texts: ["room-kitchen-text"], printed: { symbol: "" }, name: "" },
    { domain: "room", word: "mystic_elevator", texts: ["room-mystic-elevator-text"], printed: {}, name: "" },
    { domain: "card", word: "armor", texts: ["card-armor-text"], printed: {}, name: "" },
    { domain: "card", word: "seance", texts: ["card-seance-text"], printed: {}, name: "" },
    { domain: "card", word: "nameless", texts: [], printed: {}, name: "" },
  ],
  charts: [{ name: "haunts", rule: "T-HAUNT-3", row: "room", column: "card", cell: "haunt", cells: { kitchen: { armor: "haunt_7" } } }],
  books: { ru: { armor_trade: "allowed", haunt_roll: "below" }, pl: { armor_trade: "forbidden", haunt_roll: "below" }, it: { armor_trade: "forbidden", haunt_roll: "below" } },
};
const all: Entry[] = entriesOf(info, rules, reference, speech, (domain) => domain);
const words = lexicon("may i the away can you можно ли мне", "give hand\n  trade; lay drop");
const ids = (asked: string): string[] => search(indexed(all), asked, words).map((one) => one.id);

describe("what can be found", () => {
  it("is every rule, every thing that has a name and something to say, and every cell of a chart", () => {
    expect(all.map((one) => one.id)).toEqual(["room kitchen", "room mystic_elevator", "card armor", "card seance", "haunts haunt_7", ...rules.map((one) => one.id)]);
    expect(all[4]).toMatchObject({ name: "7 · Carnivorous Ivy", texts: ["Armor: Kitchen.", "Its pages stay shut."] });
  });

  it("tells what printed books say where they differ, and nothing where they agree", () => {
    expect(all.find((one) => one.id === "T-ITEM-7")?.differing).toEqual([
      { option: "Giving the Armor away", sayings: [{ books: ["ru"], says: "The Armor can be given away" }, { books: ["pl", "it"], says: "The Armor cannot be given away" }] },
    ]);
    expect(all.find((one) => one.id === "T-HAUNT-3")?.differing).toEqual([]);
  });
});

describe("a question", () => {
  it("is asked by the words that mean something", () => {
    expect(wordsOf("May I give the Armor away?", words)).toEqual(["give", "armor"]);
    expect(wordsOf("Можно ли мне отдать Доспехи?", words)).toEqual(["отдать", "доспехи"]);
    expect(wordsOf("the", words)).toEqual(["the"]);
    expect(ids("  ?!")).toEqual([]);
  });

  it("finds first what meets all of it, then what is called so, then what speaks of it", () => {
    expect(ids("May I give the armor away?").slice(0, 2)).toEqual(["T-ITEM-7", "card armor"]);
    expect(ids("elevator").slice(0, 2)).toEqual(["room mystic_elevator", "T-ELEVATOR-1"]);
    expect(ids("t-haunt-3")[0]).toBe("T-HAUNT-3");
  });

  it("forgives accents and endings, and finds nothing in nonsense", () => {
    expect(ids("seance")).toEqual(["card seance"]);
    expect(ids("elevators")[0]).toBe("room mystic_elevator");
    expect(ids("zzz")).toEqual([]);
  });

  it("knows what else people call it, in any form of it", () => {
    expect(ids("hand").slice(0, 2)).toEqual(["T-ITEM-7", "T-ITEM-6"]);
    expect(ids("handing").length).toBe(2);
  });

  it("has a word in a rule in whatever form it stands there", () => {
    const rule = plain("Убийца кладёт баррикаду; шестерёнки на месте.");
    expect(["баррикада", "шестеренка", "убийц"].map((word) => has(rule, plain(word)))).toEqual([true, true, true]);
    expect(["комната", "шум"].map((word) => has(rule, plain(word)))).toEqual([false, false]);
  });

  it("takes a word in another form for the same, and a word that only begins alike for another", () => {
    expect(met("предметов", "предмет")).toBeGreaterThan(0.8);
    expect(met("убийцу", "убийца")).toBeGreaterThan(0.8);
    expect(met("card", "cards")).toBeGreaterThan(0.9);
    expect(met("porta", "porte")).toBeGreaterThan(0.8);
    expect(met("card", "carried")).toBe(0);
    expect(met("dog", "door")).toBe(0);
  });
});
