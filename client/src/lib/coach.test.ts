import { expect, test } from "vitest";
import { MOMENTS, momentFor, type Scene } from "./coach";
import type { TableView } from "./types";

const scene = (more: Partial<Scene>): Scene => ({ view: { over: false } as TableView, asked: false, told: false, mayUndo: false, secret: false, ...more });

test("each hint comes at its moment", () => {
  expect(momentFor(scene({}), [])).toBe(null);
  expect(momentFor(scene({ asked: true }), [])).toBe("choice");
  expect(momentFor(scene({ asked: true, told: true }), ["choice"])).toBe("reveal");
  expect(momentFor(scene({ secret: true, asked: true }), [])).toBe("secret");
  expect(momentFor(scene({ mayUndo: true }), ["choice"])).toBe("undo");
});

test("what was learnt does not come again, and nothing does once it is over", () => {
  const everything = scene({ asked: true, told: true, mayUndo: true, secret: true });
  expect(momentFor(everything, MOMENTS)).toBe(null);
  expect(momentFor({ ...everything, view: { over: true } as TableView }, [])).toBe(null);
});
