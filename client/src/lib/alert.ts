/** When it becomes my turn: title and icon change, a soft sound or a notification if wanted. */

import { wishes } from "./mine";
import { beside } from "./place";
import { player } from "./sound/player.svelte";
import { gameTitle, t } from "./speech";

export function showTurn(game: string, mine: boolean): void {
  document.title = mine ? t("page-your-turn-title", { game: gameTitle(game) }) : `${gameTitle(game)} · Housebound`;
  document.getElementById("favicon")?.setAttribute("href", beside(mine ? "lamp-lit.svg" : "lamp.svg"));
}

/** Only when the turn has just come. */
export function callBack(game: string): void {
  if (wishes().sound) void player.play("bell");
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted")
    new Notification(t("page-your-turn"), { body: gameTitle(game), tag: "housebound", icon: beside("lamp-lit.svg") });
}
