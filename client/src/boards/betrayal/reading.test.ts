import { expect, test } from "vitest";
import type { Told } from "../../lib/types";
import { Reading } from "./reading.svelte";

const told = (kind: string): Told => ({ n: 0, kind, details: {} });

test("the page opens when the haunt begins and closes when I have said that I have read it", () => {
  const page = new Reading();
  page.follow([told("haunt_begins")], -1, false, false);
  expect(page.open).toBe(true);
  page.follow([], 7, false, false);
  expect(page.open).toBe(true);
  page.follow([], -1, false, false);
  expect(page.open).toBe(false);
});

test("once closed it stays closed while the same question is open, and opens for another", () => {
  const page = new Reading();
  page.follow([], 7, false, false);
  page.open = false;
  page.follow([told("moved")], 7, false, false);
  expect(page.open).toBe(false);
  page.follow([], 9, false, false);
  expect(page.open).toBe(true);
});

test("it is not in the way of whoever looks on, nor of the end", () => {
  const page = new Reading();
  page.follow([told("haunt_begins")], -1, false, true);
  page.follow([told("turn_starts")], -1, false, true);
  expect(page.open).toBe(false);
  page.open = true;
  page.follow([told("won")], -1, true, false);
  expect(page.open).toBe(false);
  page.open = true; // asked for afterwards
  page.follow([], -1, true, false);
  expect(page.open).toBe(true);
});
