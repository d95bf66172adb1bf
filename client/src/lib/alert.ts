/** When it becomes my turn: title and icon change, a soft sound or a notification if wanted. */

import { wishes } from "./mine";
import { beside } from "./place";
import { gameTitle, t } from "./speech";

let sound: AudioContext | null = null;

/** A short low bell, made here: nothing to load. */
export function ring(): void {
  sound ??= new AudioContext();
  const now = sound.currentTime;
  for (const [pitch, loud] of [[220, 0.12], [440, 0.05], [659, 0.025]] as const) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 1.4);
    tone.connect(volume).connect(sound.destination);
    tone.start(now);
    tone.stop(now + 1.4);
  }
}

export function showTurn(game: string, mine: boolean): void {
  document.title = mine ? t("page-your-turn-title", { game: gameTitle(game) }) : `${gameTitle(game)} · Housebound`;
  document.getElementById("favicon")?.setAttribute("href", beside(mine ? "lamp-lit.svg" : "lamp.svg"));
}

/** Only when the turn has just come. */
export function callBack(game: string): void {
  if (wishes().sound) ring();
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted")
    new Notification(t("page-your-turn"), { body: gameTitle(game), tag: "housebound", icon: beside("lamp-lit.svg") });
}
