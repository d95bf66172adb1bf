import { expect, test } from "vitest";
import abilities from "../../../../src/housebound/games/terrorscape/content/abilities.toml?raw";
import items from "../../../../src/housebound/games/terrorscape/content/items.toml?raw";
import killers from "../../../../src/housebound/games/terrorscape/content/killers.toml?raw";
import map from "../../../../src/housebound/games/terrorscape/content/map.toml?raw";
import victims from "../../../../src/housebound/games/terrorscape/content/victims.toml?raw";
import { COLOURS, KILLERS, VICTIMS } from "./figures";
import { FURNITURE } from "./furniture";
import { DOORS, PATHS, planOf, ROOMS, SECRETS, SIGNS, SYMBOLS } from "./mansion";
import { goes, placeOf, wayBetween } from "./places";
import { CARDS, ITEMS, MAP_SIGNS } from "./signs";
import { figuresOn } from "./standing";
import type { TerrorscapeView } from "./view";

const pairs = (text: string): string[] => [...text.matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, a, b]) => `${a}-${b}`);
const section = (name: string): string => new RegExp(`^${name} = \\[([\\s\\S]*?)\\]\\n(?=\\w|\\n|$)`, "m").exec(map)![1] + "]";
const sorted = (list: Iterable<string>): string[] => [...list].sort();

test("every location of the map is drawn, with its furniture", () => {
  const locations = [...map.matchAll(/^\[location\.(\w+)\]/gm)].map(([, word]) => word!);
  expect(sorted(Object.keys(ROOMS))).toEqual(sorted(locations));
  expect(sorted(Object.keys(FURNITURE))).toEqual(sorted(locations));
});

test("every passage has a door, every path its dots, every secret passage both ends", () => {
  expect(sorted(Object.keys(DOORS))).toEqual(sorted(pairs(section("passages"))));
  expect(sorted(Object.keys(PATHS))).toEqual(sorted(pairs(section("paths"))));
  const secrets = pairs(section("secret_passages")).flatMap((one) => [one, one.split("-").reverse().join("-")]);
  expect(sorted(Object.entries(SECRETS).map(([a, b]) => `${a}-${b}`))).toEqual(sorted(secrets));
});

test("the signs stand where the map has its flags", () => {
  const flag = (name: string): string => new RegExp(`^${name} = "(\\w+)"`, "m").exec(map)![1]!;
  const searched = [...section("search").matchAll(/"(\w+)"/g)].map(([, word]) => word!);
  const having = (sign: string): string[] => Object.keys(SIGNS).filter((one) => SIGNS[one]!.includes(sign));
  expect(sorted(having("exit"))).toEqual(sorted([flag("main_entrance"), flag("secret_exit")]));
  expect(having("transmitter")).toEqual([flag("transmitter")]);
  expect(sorted(having("search"))).toEqual(sorted(searched));
  const symbols = [...map.matchAll(/^\[location\.(\w+)\]\nsymbol = "(\w+)"/gm)].map(([, at, symbol]) => [at!, symbol!]);
  expect(Object.fromEntries(symbols)).toEqual(SYMBOLS);
  for (const symbol of Object.values(SYMBOLS)) expect(MAP_SIGNS).toHaveProperty(symbol);
});

test("a door lies on the wall between its two rooms, whichever way the house is turned", () => {
  for (const tall of [false, true]) {
    const plan = planOf(tall);
    for (const passage of Object.keys(DOORS)) {
      const door = plan.door(passage);
      for (const location of passage.split("-")) {
        const room = plan.room(location);
        const [dx, dy] = door.level ? [20, 0] : [0, 20];
        for (const sign of [-1, 1]) {
          expect(door.x + sign * dx).toBeGreaterThanOrEqual(room.x);
          expect(door.x + sign * dx).toBeLessThanOrEqual(room.x + room.width);
          expect(door.y + sign * dy).toBeGreaterThanOrEqual(room.y);
          expect(door.y + sign * dy).toBeLessThanOrEqual(room.y + room.height);
        }
      }
    }
  }
});

test("rooms do not overlap and lie on the sheet", () => {
  const plan = planOf(false);
  const all = Object.entries(ROOMS);
  for (const [one, a] of all) {
    expect(a.x + a.width).toBeLessThanOrEqual(plan.width);
    expect(a.y + a.height).toBeLessThanOrEqual(plan.height);
    for (const [other, b] of all) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(one === other || apart, `${one} and ${other}`).toBe(true);
    }
  }
});

test("everybody and every card has a picture", () => {
  const words = (text: string): string[] => [...text.matchAll(/^\[(\w+)\]/gm)].map(([, word]) => word!);
  expect(sorted(Object.keys(VICTIMS))).toEqual(sorted(words(victims)));
  expect(sorted(Object.keys(KILLERS))).toEqual(sorted(words(killers)));
  expect(sorted(Object.keys(ITEMS))).toEqual(sorted(words(items)));
  expect(sorted(Object.keys(CARDS))).toEqual(sorted(new Set([...killers.matchAll(/^\[\w+\.cards\.(\w+)\]/gm)].map(([, word]) => word!))));
  for (const [, colour] of victims.matchAll(/^colour = "(\w+)"/gm)) expect(COLOURS).toHaveProperty(colour!);
  expect(words(abilities)).toHaveLength(20);
});

test("options have their places", () => {
  const at = placeOf({} as never);
  expect(at("move", ["marco", "R2"])).toBe(goes("marco", "R2"));
  expect(at("go", ["R2"])).toBe("R2");
  expect(at("barricade", ["B1-B2"])).toBe("B1-B2");
  expect(at("sense_pair", ["B2", "B1"])).toBe("B1-B2");
  expect(wayBetween("G2", "G1")).toBe("G1-G2");
  expect(at("sense_zone", ["red"])).toBe("zone:red");
  expect(at("pass", [])).toBeNull();
});

test("the killer's board shows outlines only where the notes tell something", () => {
  const victim = { victim: "marco", colour: "yellow", seat: 1, condition: "unhurt", fear: 0, at: "", items: [] };
  const killer = { killer: "ghost", at: "G5", last_known: "G5", in_stealth: false, could_be: [] };
  const seen = (could_be: string[]) => figuresOn({ killer, victims: [{ ...victim, could_be }] } as unknown as TerrorscapeView, planOf(false));
  expect(seen(Object.keys(ROOMS)).map((one) => one.id)).toEqual(["killer"]);
  expect(seen(["R1", "R2"]).map((one) => one.id)).toEqual(["killer", "marco?R1", "marco?R2"]);
});
