import { expect, test } from "vitest";
import { unreadIn } from "./talk";

test("what the house says of seats is not unread talk", () => {
  const said = (n: number, channel: string) => ({ n, at: 0, seat: 1, channel, text: "", after: -1 });
  const talk = [said(0, "all"), said(1, ""), said(2, "all"), said(3, "")];
  expect(unreadIn(talk, 0)).toBe(2);
  expect(unreadIn(talk, 1)).toBe(1);
  expect(unreadIn(talk, 4)).toBe(0);
});
