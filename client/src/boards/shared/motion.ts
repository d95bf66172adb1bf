/** Motion that explains what happened; none for those who asked for less of it. */

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function movesAllowed(): boolean {
  return calm === null || !calm.matches;
}

/** Let an element come from where it was to where it is now drawn; distances in its own units. */
export function comeFrom(element: Element | null | undefined, dx: number, dy: number, duration = 280): void {
  if (!element || !movesAllowed() || (dx === 0 && dy === 0)) return;
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }], {
    duration,
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
}

export function play(element: Element | null | undefined, frames: Keyframe[], duration = 280): void {
  if (!element || !movesAllowed()) return;
  element.animate(frames, { duration, easing: "ease-out" });
}
