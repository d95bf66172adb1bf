/** How long something took, as people say it. */

import { t } from "./speech";

export function lasted(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return t("end-lasted-moment");
  if (minutes < 60) return t("end-lasted-minutes", { minutes });
  return t("end-lasted-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
