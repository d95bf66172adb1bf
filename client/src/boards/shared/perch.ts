/** A place on the board for what is shown for a moment: never over what can be chosen, one's own figure or another such thing. */

import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Corner = "top-left" | "top" | "bottom-left" | "bottom-right";

const STEPS = 12; // candidates along each side
const MARGIN = 8; // pixels to the edge
const LOOKS_AGAIN = 200; // milliseconds: what glows changes while something is shown
const AIR = 2; // pixels between two things
const LESS = ["", "few", "slim"] as const; // all there is, the newest of it with its caption, what came of it alone

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + AIR;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + AIR;
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where something of this size lies best: as near to the wished corner as nothing is covered. Null: it fits nowhere. */
export function bestSpot(size: { width: number; height: number }, area: Box, blocked: readonly Box[], corner: Corner): { left: number; top: number } | null {
  const [least, most] = [
    { x: area.left + MARGIN, y: area.top + MARGIN },
    { x: area.right - MARGIN - size.width, y: area.bottom - MARGIN - size.height },
  ];
  if (most.x < least.x - MARGIN || most.y < least.y - MARGIN) return null;
  const home = {
    x: corner === "top" ? (least.x + most.x) / 2 : corner === "bottom-right" ? most.x : least.x,
    y: corner.startsWith("top") ? least.y : most.y,
  };
  let found: { left: number; top: number; far: number } | null = null;
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const [left, top] = [least.x + ((most.x - least.x) * i) / STEPS, least.y + ((most.y - least.y) * j) / STEPS];
      const far = Math.hypot(left - home.x, top - home.y);
      if (found !== null && far >= found.far) continue;
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (blocked.every((one) => overlap(box, one) === 0)) found = { left, top, far };
    }
  }
  return found;
}

/** What must stay in sight: what glows, my own figure, and whatever else has found its place. */
const IN_THE_WAY = ".open, [data-own], [data-perched], [data-fixed]";

/**
 * Keep an element where it covers nothing that matters, within whatever it is positioned in. Where it fits nowhere it becomes
 * shown `few` of them, then `slim`, and if even that is too much it is `away`: the line under the board and the log say the same.
 */
export function perched(corner: Corner): Attachment<HTMLElement> {
  return (element) => {
    const root = element.closest<HTMLElement>("[data-board]");
    const area = element.offsetParent;
    if (root === null || area === null) return;
    element.dataset["perched"] = "";
    let size = "";

    function place(): void {
      const inside = area!.getBoundingClientRect();
      const blocked = [...root!.querySelectorAll(IN_THE_WAY)].filter((one) => one !== element && !element.contains(one)).map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
      for (const less of LESS) {
        element.classList.toggle("few", less === "few");
        element.classList.toggle("slim", less === "slim");
        const own = element.getBoundingClientRect();
        const spot = bestSpot({ width: element.offsetWidth || own.width, height: element.offsetHeight || own.height }, inside, blocked, corner);
        if (spot === null) continue;
        element.style.left = `${spot.left - inside.left}px`;
        element.style.top = `${spot.top - inside.top}px`;
        element.classList.remove("away");
        return;
      }
      element.classList.add("away");
    }

    place();
    const timer = setInterval(place, LOOKS_AGAIN);
    const watch = new ResizeObserver(() => {
      const now = `${element.offsetWidth} ${element.offsetHeight}`;
      if (now !== size) {
        size = now;
        place();
      }
    });
    watch.observe(element);
    // what glows and what is shown changes at once; what slides or zooms is looked at again and again
    let due = 0;
    const changes = new MutationObserver((all) => {
      if (due === 0 && all.some((one) => one.target !== element)) {
        due = requestAnimationFrame(() => {
          due = 0;
          place();
        });
      }
    });
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ["class", "transform"] });
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(due);
      watch.disconnect();
      changes.disconnect();
      delete element.dataset["perched"];
      element.classList.remove("few", "slim", "away");
      element.style.left = element.style.top = "";
    };
  };
}
