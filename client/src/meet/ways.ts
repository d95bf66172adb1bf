/** Where others find this server: links that are handed out must lead there, also from the host's own machine. */

import * as api from "../lib/api";
import { beside } from "../lib/place";
import { write, type Route } from "../lib/route.svelte";

export interface Ways {
  /** Addresses of the page that others can open, the likeliest first. */
  addresses: readonly string[];
  /** Nobody but this machine can open them. */
  alone: boolean;
}

const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
let found: Promise<Ways> | null = null;

export function ways(): Promise<Ways> {
  found ??= look();
  found.catch(() => (found = null));
  return found;
}

async function look(): Promise<Ways> {
  if (!OWN_MACHINE.test(location.hostname)) return { addresses: [beside("./")], alone: false };
  const { addresses } = await api.place();
  return addresses.length > 0 ? { addresses, alone: false } : { addresses: [beside("./")], alone: true };
}

export function linkTo(address: string, route: Route): string {
  return `${address}${write(route)}`;
}
