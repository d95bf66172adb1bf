/** Who sits at a table, in one line: people by name, those without one and bots counted. */

import { listed } from "../lib/language";
import { t } from "../lib/speech";
import type { SeatSeen } from "../lib/types";

export function company(seats: readonly SeatSeen[], me = -1): string {
  const people = seats.filter((one) => one.player === "person" && one.seat !== me);
  const names = people.map((one) => one.name).filter((name) => name !== "");
  const unnamed = people.length - names.length;
  const bots = seats.filter((one) => one.player === "bot").length;
  return listed([...names, ...(unnamed > 0 ? [t("page-company-people", { count: unnamed })] : []), ...(bots > 0 ? [t("page-company-bots", { count: bots })] : [])]);
}
