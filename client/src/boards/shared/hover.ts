/** Who points at something: a mouse that rests on it, or a keyboard that has come to it. A finger only ever chooses. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export function pointing(show: (pointed: boolean) => void): Attachment<Element> {
  return (element) => {
    const leave = () => show(false);
    const ends = [
      on(element, "pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show(true)),
      on(element, "pointerleave", leave),
      on(element, "focus", () => element.matches(":focus-visible") && show(true)),
      on(element, "blur", leave),
    ];
    return () => ends.forEach((end) => end());
  };
}
