/** How fast a replay runs: times the usual pace. */

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const PACE = 900; // milliseconds for a step at the usual pace

export function pause(speed: number): number {
  return PACE / speed;
}
