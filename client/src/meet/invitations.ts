/** Invitations to free seats: those that this browser knows, or a new one, which any device of the host's can ask for. */

import * as api from "../lib/api";
import { mySeatAt, remember } from "../lib/mine";

/** The token of an invitation to this seat: the same as before, as long as nobody has used it. */
export async function invitationTo(table: string, seat: number, host: string): Promise<string> {
  const { token } = await api.offer(table, host, seat, mySeatAt(table)?.invitations?.[seat]);
  const mine = mySeatAt(table);
  if (mine !== undefined) remember({ ...mine, invitations: { ...mine.invitations, [seat]: token } });
  return token;
}

/** What proves that one has opened the table: the host's secret, or that of an own seat of the host's. */
export function hostSecret(table: string, token: string, isHostsSeat: boolean): string {
  return isHostsSeat && token !== "" ? token : (mySeatAt(table)?.host ?? "");
}
