/** The parts from which rooms, tokens and figures are drawn: each is a piece of SVG path data. */

/** How a piece is drawn; the inks themselves are in Drawing.svelte. */
export type Ink = "line" | "fine" | "accent" | "fill" | "body" | "bright" | "dark";
export type Drawing = readonly (readonly [Ink, string])[];

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A point at an angle, in degrees clockwise from the right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export function ring(cx: number, cy: number, r: number, ry = r): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** A box by its middle. */
export function box(cx: number, cy: number, width: number, height = width, round = 0): string {
  const r = Math.min(round, width / 2, height / 2);
  const [x, y, w, h] = [cx - width / 2, cy - height / 2, width - 2 * r, height - 2 * r];
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const bend = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(w)}${bend(r, r)}v${n(h)}${bend(-r, r)}h${n(-w)}${bend(-r, -r)}v${n(-h)}${bend(r, -r)}Z`;
}

export function poly(points: readonly (readonly [number, number])[], close = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${close ? "Z" : ""}`;
}

export function regular(cx: number, cy: number, r: number, sides: number, turn = -90): string {
  return poly(Array.from({ length: sides }, (_, i) => polar(cx, cy, r, turn + (i * 360) / sides)));
}

/** Teeth around a circle: a cog, a jaw, a burst. */
export function cog(cx: number, cy: number, inner: number, outer: number, teeth: number, turn = 0): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, i) => [
    polar(cx, cy, inner, turn + i * step - step * 0.32),
    polar(cx, cy, outer, turn + i * step - step * 0.16),
    polar(cx, cy, outer, turn + i * step + step * 0.16),
    polar(cx, cy, inner, turn + i * step + step * 0.32),
  ]);
  return poly(corners.flat());
}

export function star(cx: number, cy: number, inner: number, outer: number, points: number, turn = -90): string {
  const step = 360 / points;
  const corners = Array.from({ length: points }, (_, i) => [
    polar(cx, cy, outer, turn + i * step),
    polar(cx, cy, inner, turn + (i + 0.5) * step),
  ]);
  return poly(corners.flat());
}

/** Strokes from the middle outwards. */
export function rays(cx: number, cy: number, from: number, to: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 360) / count;
    return poly([polar(cx, cy, from, angle), polar(cx, cy, to, angle)], false);
  }).join("");
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${n(x2)} ${n(y2)}`;
}

export function spiral(cx: number, cy: number, r: number, turns: number, start = 0): string {
  const steps = Math.round(turns * 14);
  return poly(
    Array.from({ length: steps + 1 }, (_, i) => polar(cx, cy, 2 + ((r - 2) * i) / steps, start + (i * 360 * turns) / steps)),
    false,
  );
}

/** A line of waves to the right. */
export function waves(x: number, y: number, count: number, length: number, height: number): string {
  return `M${n(x)} ${n(y)}${`q${n(length / 2)} ${n(-height)} ${n(length)} 0t${n(length)} 0`.repeat(count)}`;
}

/** An arrow's head with its point at (x, y). */
export function head(x: number, y: number, degrees: number, size = 6): string {
  return poly([polar(x, y, size * 1.4, degrees + 145), [x, y], polar(x, y, size * 1.4, degrees - 145)], false);
}

export function arrow(x1: number, y1: number, x2: number, y2: number, size = 6): string {
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return poly([[x1, y1], [x2, y2]], false) + head(x2, y2, degrees, size);
}

export function eye(cx: number, cy: number, width: number): string {
  const w = width / 2;
  return `M${n(cx - w)} ${n(cy)}q${n(w)} ${n(-w * 1.15)} ${n(width)} 0q${n(-w)} ${n(w * 1.15)} ${n(-width)} 0Z`;
}

export function skull(cx: number, cy: number, size: number): { bone: string; holes: string } {
  const s = size / 20;
  const at = (x: number, y: number): string => `${n(cx + x * s)} ${n(cy + y * s)}`;
  return {
    bone: `M${at(-9, -1)}C${at(-9, -13)} ${at(9, -13)} ${at(9, -1)}C${at(9, 3)} ${at(7, 4)} ${at(5.5, 5)}L${at(5.5, 10)}L${at(-5.5, 10)}L${at(-5.5, 5)}C${at(-7, 4)} ${at(-9, 3)} ${at(-9, -1)}Z`,
    holes:
      ring(cx - 4 * s, cy - 1 * s, 2.5 * s) +
      ring(cx + 4 * s, cy - 1 * s, 2.5 * s) +
      `M${at(0, 2)}L${at(1.6, 5)}L${at(-1.6, 5)}Z`,
  };
}

/** A bolt of lightning. */
export function bolt(cx: number, cy: number, size: number): string {
  const s = size / 20;
  return poly(([[2, -10], [-7, 2], [-1, 2], [-3, 10], [7, -3], [1, -3]] as const).map(([x, y]) => [cx + x * s, cy + y * s]));
}

export function key(cx: number, cy: number, size: number): string {
  const s = size / 20;
  return (
    ring(cx - 6 * s, cy, 4.4 * s) +
    poly([[cx - 1.6 * s, cy], [cx + 10 * s, cy], [cx + 10 * s, cy + 4 * s]], false) +
    poly([[cx + 6 * s, cy], [cx + 6 * s, cy + 3.4 * s]], false)
  );
}
