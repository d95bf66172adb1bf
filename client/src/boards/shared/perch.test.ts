import { expect, test } from "vitest";
import { bestSpot, type Box } from "./perch";

const AREA: Box = { left: 0, top: 0, right: 400, bottom: 300 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test("where nothing is in the way it lies in its corner", () => {
  expect(bestSpot({ width: 100, height: 50 }, AREA, [], "top-left")).toMatchObject({ left: 8, top: 8 });
  expect(bestSpot({ width: 100, height: 50 }, AREA, [], "bottom-right")).toMatchObject({ left: 292, top: 242 });
});

test("it goes out of the way of what must stay in sight, and no further than needed", () => {
  const blocked = [box(0, 0, 200, 100)];
  const spot = bestSpot({ width: 100, height: 50 }, AREA, blocked, "top-left")!;
  expect(spot.left >= 200 || spot.top >= 100).toBe(true);
  expect(Math.hypot(spot.left, spot.top)).toBeLessThan(160);
});

test("where everything is in the way it lies nowhere", () => {
  expect(bestSpot({ width: 300, height: 200 }, AREA, [box(180, 130, 40, 40)], "top-left")).toBeNull();
  expect(bestSpot({ width: 500, height: 50 }, AREA, [], "top-left")).toBeNull();
});
