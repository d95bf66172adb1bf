/** The club page: what this browser has of it. A name of one's own is a secret kept here, and shown at every table. */

import * as api from "./api";
import { wishes } from "./mine";
import type { OwnName } from "./types";

const OWN = "housebound.name";

/** Whether this server keeps a club page: it says so in the page itself. */
export const hasClub = document.querySelector("meta[name=club]") !== null;

export function ownName(): OwnName | null {
  try {
    const kept = JSON.parse(localStorage.getItem(OWN) ?? "null") as Partial<OwnName> | null;
    return typeof kept?.name === "string" && typeof kept.token === "string" ? { name: kept.name, token: kept.token } : null;
  } catch {
    return null; // private windows may refuse; then nothing is one's own
  }
}

/** False: this browser keeps nothing, and a name would be lost at once. */
export function keepName(own: OwnName | null): boolean {
  try {
    if (own === null) localStorage.removeItem(OWN);
    else localStorage.setItem(OWN, JSON.stringify(own));
    return true;
  } catch {
    return false;
  }
}

/** Whoever sits down under a name of their own proves it. If that fails they play all the same, and it counts for nobody. */
export async function signSeats(table: string, tokens: readonly string[]): Promise<void> {
  const own = ownName();
  if (!hasClub || own === null || tokens.length !== 1 || wishes().name !== own.name) return;
  try {
    await api.sign(table, tokens[0]!, own.token);
  } catch (error) {
    if (error instanceof api.Refused && error.said.code === "not-your-name") keepName(null); // it was given free meanwhile
  }
}
