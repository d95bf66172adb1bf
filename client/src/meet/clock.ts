/** Time as a clock shows it: minutes and seconds, hours if there are any, days if there are many. */

export interface ClockTime {
  days: number;
  hours: number;
  text: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockTime(seconds: number): ClockTime {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR), text };
}
