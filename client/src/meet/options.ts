/** Options of a game in words, and which of them go together. A game declares them; nothing here knows a game. */

import { messageId, t, type Speech } from "../lib/speech";
import type { GameInfo, SettingInfo } from "../lib/types";

export type Value = string | number | boolean;
export type Given = Readonly<Record<string, Value>>;

const SEAT_COUNT = "seats"; // stands for the number of seats in what an option goes with
const AS_ABOVE = "preset"; // the value that follows another option

export function settingWords(speech: Speech, name: string): string {
  const id = messageId("setting", name);
  return speech.has(id) ? speech.say(id) : name;
}

export function valueWords(speech: Speech, setting: SettingInfo, value: Value): string {
  const own = messageId("value", setting.name, String(value));
  if (speech.has(own)) return speech.say(own);
  if (value === AS_ABOVE && speech.has("value-preset")) return speech.say("value-preset");
  if (setting.domain === "seat") return t("page-seat", { seat: Number(value) + 1 });
  if (setting.domain !== "") return speech.name(setting.domain, String(value));
  return String(value);
}

export function presetWords(speech: Speech, preset: string): string {
  return speech.say(messageId("preset", preset));
}

/** What a page lets one choose of an option while the others are as given; nothing: it does not concern this table.
 *
 * A value that wants another number of seats is shown nevertheless: the seats follow it. */
export function fitting(setting: SettingInfo, given: Given, seats: number): Value[] {
  const wrong = setting.goes.filter(({ other, values, value }) => {
    if (other !== SEAT_COUNT) return !values.includes(given[other] as Value);
    return (value === null || setting.domain === "seat") && !values.includes(seats);
  });
  if (wrong.some((goes) => goes.value === null)) return [];
  const all = setting.values.length > 0 ? setting.values : setting.offered.length > 0 ? setting.offered : [setting.default];
  return all.filter((value) => !wrong.some((goes) => goes.value === value));
}

/** Whatever does not go with the rest is as usual again, until all goes together. */
export function mended(info: GameInfo, given: Given, seats: number): Given {
  const now: Record<string, Value> = { ...given };
  for (let again = 0; again < info.settings.length; again++) {
    const before = JSON.stringify(now);
    for (const setting of info.settings) {
      const free = setting.values.length === 0 && setting.offered.length === 0;
      const values = fitting(setting, now, seats);
      if (values.length === 0) now[setting.name] = setting.default;
      else if (!free && !values.includes(now[setting.name]!)) now[setting.name] = values.includes(setting.default) ? setting.default : values[0]!;
    }
    if (JSON.stringify(now) === before) break;
  }
  return now;
}

/** The seat counts that the chosen values allow. */
export function seatCounts(info: GameInfo, given: Given): number[] {
  const chosen = info.settings.filter((setting) => setting.domain !== "seat"); // a seat that is not there is none, and another is taken
  const limits = chosen.flatMap((setting) => setting.goes.filter((goes) => goes.other === SEAT_COUNT && goes.value === given[setting.name]));
  const counts = info.seats.filter((count) => limits.every((goes) => goes.values.includes(count)));
  return counts.length > 0 ? counts : [...info.seats];
}

export function asUsual(info: GameInfo): Given {
  return Object.fromEntries(info.settings.map((setting) => [setting.name, setting.default]));
}

/** Only what was chosen: what is as usual need not be said. */
export function chosenOf(info: GameInfo, given: Given): Given {
  return Object.fromEntries(info.settings.filter((one) => given[one.name] !== one.default).map((one) => [one.name, given[one.name]!]));
}
