/** What a host decides besides the options of the game: who sits where, and how long everybody may think. */

import { t } from "../lib/speech";
import type { ClockRecord } from "../lib/types";

const DAY = 86_400;

export type Sitter = "me" | "here" | "person" | `bot ${string}`;

export const CLOCKS: Readonly<Record<string, ClockRecord | null>> = {
  none: null,
  "each 1": { total: 0, each: 60 },
  "each 3": { total: 0, each: 180 },
  "total 15": { total: 900, each: 10 },
  "days 1": { total: 0, each: DAY },
  "days 3": { total: 0, each: 3 * DAY },
};

export function clockWords(clock: ClockRecord | null): string {
  if (clock === null) return t("page-clock-limit-none");
  if (clock.total > 0) return t("page-clock-total", { minutes: Math.round(clock.total / 60), seconds: clock.each });
  if (clock.each >= DAY) return t("page-clock-each-days", { days: Math.round(clock.each / DAY) });
  return t("page-clock-each-minutes", { minutes: Math.max(1, Math.round(clock.each / 60)) });
}
