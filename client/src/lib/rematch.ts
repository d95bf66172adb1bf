/** Once more with the same people: one asks, and everybody's own secret opens their new seat. */

import * as api from "./api";
import { mySeats, remember } from "./mine";
import { go } from "./route.svelte";
import { t } from "./speech";

/** To the table on which they play again; it is opened if nobody has yet. Without a seat: to look on. */
export async function playAgain(table: string, game: string, tokens: readonly string[], found: string): Promise<void> {
  const again = found === "" ? (await api.rematch(table, tokens[0]!)).table : found;
  const before = mySeats().find((one) => one.table === table);
  if (tokens.length > 0) remember({ table: again, game, tokens: [...tokens], title: before?.title || t("page-rematch"), at: Date.now(), host: before?.host });
  go({ page: "table", table: again, tokens: [...tokens] });
}
