/** Who sits at a table, in one line: people by name, bots counted. */

import { listed } from "../lib/language";
import { seatName } from "../lib/seats";
import { t } from "../lib/speech";
import type { SeatSeen } from "../lib/types";

export function company(seats: readonly SeatSeen[], me = -1): string {
  const people = seats.filter((one) => one.player === "person" && one.seat !== me).map(seatName);
  const bots = seats.filter((one) => one.player === "bot").length;
  return listed([...people, ...(bots > 0 ? [t("page-company-bots", { count: bots })] : [])]);
}
