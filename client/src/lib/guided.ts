/** Open the guided game of a game, and sit down at it. */

import * as api from "./api";
import { keepSecret, remember } from "./mine";
import { go } from "./route.svelte";
import { t } from "./speech";

export async function openGuided(game: string): Promise<void> {
  const opened = await api.openGuided(game);
  const token = Object.values(opened.tokens)[0]!;
  keepSecret(token, token);
  remember({ table: opened.table, game, tokens: [token], title: t("page-guide-title"), at: Date.now() });
  go({ page: "table", table: opened.table, tokens: [token] });
}
