/** A link becomes its user's own: whatever this browser has not opened before is exchanged for a secret of its own. */

import * as api from "./api";
import { keepSecret, secretFor } from "./mine";

/** The secret of the seat that a link's token stands for. Refused: somebody else has used it. */
export async function claimed(table: string, token: string): Promise<string> {
  const known = secretFor(token);
  if (known !== undefined && secretFor(known) === known) return known;
  const secret = known ?? newSecret();
  keepSecret(token, secret); // before it is asked for: if the answer is lost, the same can be asked for again
  try {
    await api.claim(table, token, secret);
  } catch (error) {
    if (known === undefined || !(error instanceof api.Refused) || error.status !== 403) throw error;
    // it was asked for before, and perhaps given: the table will say
  }
  keepSecret(secret, secret);
  return secret;
}

export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
