import { expect, test } from "vitest";
import { clockTime } from "./clock";

test("a clock shows minutes, hours and days", () => {
  expect(clockTime(0).text).toBe("0:00");
  expect(clockTime(9.2).text).toBe("0:10");
  expect(clockTime(65).text).toBe("1:05");
  expect(clockTime(3 * 3600 + 62).text).toBe("3:01:02");
  expect(clockTime(90_000)).toMatchObject({ days: 1, hours: 1 });
});
