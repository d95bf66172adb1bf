/** What the page of looking up knows: fetched once for each game, then it is all here. */

import * as api from "../lib/api";
import { speechOf, t, type Speech } from "../lib/speech";
import type { GameInfo, Reference } from "../lib/types";
import { gamesKnown } from "../meet/bots";
import { entriesOf, indexed, type Indexed } from "./search";

export interface Shelf {
  info: GameInfo;
  speech: Speech;
  reference: Reference;
  index: readonly Indexed[];
}

async function shelfOf(info: GameInfo): Promise<Shelf> {
  const [rules, reference, speech] = await Promise.all([api.rules(info.name), api.reference(info.name), speechOf(info.name)]);
  return { info, speech, reference, index: indexed(entriesOf(info, rules, reference, speech, (domain) => t(`page-things-${domain}`))) };
}

/** Every game that is installed, each as soon as it is here. */
export async function shelves(here: (one: Shelf) => void): Promise<void> {
  await Promise.all((await gamesKnown()).map(async (info) => here(await shelfOf(info))));
}
