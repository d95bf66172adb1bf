/** What is said at a table. */

import type { SaidAloud } from "./types";

/** How much of what people said is still unread; what the house says of seats stands in the log, and nobody answers it. */
export function unreadIn(talk: readonly SaidAloud[], heard: number): number {
  return talk.filter((one) => one.channel !== "" && one.n >= heard).length;
}
