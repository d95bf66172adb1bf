import { expect, test, vi } from "vitest";
import type { SeatSeen } from "../lib/types";
import { company } from "./company";

vi.mock("../lib/speech", () => ({ t: (id: string, { count }: { count: number }) => `${count} ${id.replace("page-company-", "")}` }));
vi.mock("../lib/language", () => ({ listed: (names: string[]) => names.join(", ") }));

const seat = (nth: number, player: string, name = ""): SeatSeen => ({ seat: nth, player, name }) as unknown as SeatSeen;

test("whoever has no name is counted: a number of a seat reads like a number of people", () => {
  expect(company([seat(0, "person"), seat(1, "open"), seat(2, "bot", "Lucinda"), seat(3, "bot", "Winifred")])).toBe("1 people, 2 bots");
  expect(company([seat(0, "person", "Anna"), seat(1, "person"), seat(2, "person")])).toBe("Anna, 2 people");
});

test("I am not my own company", () => {
  expect(company([seat(0, "person", "Anna"), seat(1, "person", "Boris")], 0)).toBe("Boris");
});
