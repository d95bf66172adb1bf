/** Opening a table as a draft has it: what the server is asked for, and where whoever opened it goes then. */

import * as api from "../lib/api";
import { keepSecret, remember } from "../lib/mine";
import { go } from "../lib/route.svelte";
import { t, type Speech } from "../lib/speech";
import type { Opened } from "../lib/types";
import type { Draft } from "./draft.svelte";
import { CLOCKS } from "./hosting";
import { chosenOf, presetWords } from "./options";

function own(of: Draft): number[] {
  return of.sitters.flatMap((one, i) => (one === "me" || one === "here" ? [i] : []));
}

export function wanted(of: Draft): Parameters<typeof api.openTable>[0] {
  const bots = Object.fromEntries(of.sitters.flatMap((one, i) => (one.startsWith("bot ") ? [[i, one.slice(4)]] : [])));
  const { count: seats, title: name, listed, watched } = of;
  const settings = chosenOf(of.info, of.given);
  return { game: of.info.name, seats, settings, bots, mine: own(of), name, listed, watched, away: of.away * 60, clock: CLOCKS[of.clock] ?? null, hints: of.hints, hints_on_clock: of.hintsOnClock, people_roll: of.box };
}

/** The table is open: to its room if people are to come, else to my seat. */
export async function settle(of: Draft, made: Opened, speech: Speech | null): Promise<void> {
  const mine = own(of).map((seat) => made.tokens[seat]!);
  for (const token of mine) keepSecret(token, token);
  const me = of.sitters.indexOf("me");
  if (of.name !== "" && me >= 0) await api.rename(made.table, made.tokens[me]!, of.name);
  const invitations = Object.fromEntries(of.sitters.flatMap((one, i) => (one === "person" ? [[i, made.tokens[i]!]] : [])));
  const what = of.isHouse || speech === null ? t("page-house-rules") : presetWords(speech, of.preset);
  remember({ table: made.table, game: of.info.name, tokens: mine, title: of.title, at: Date.now(), host: made.host, invitations, what });
  if (of.sitters.includes("person")) go({ page: "room", table: made.table });
  else go({ page: "table", table: made.table, tokens: mine });
}
