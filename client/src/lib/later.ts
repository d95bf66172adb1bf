/** What a component does after a while: never once it has left the page. */

import { onDestroy } from "svelte";

/** To be called while the component is made. */
export function laterHere(): (after: number, act: () => void) => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let gone = false;
  onDestroy(() => {
    gone = true;
    timers.forEach(clearTimeout);
  });
  return (after, act) => {
    if (gone) return; // what was waited for came too late
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, after);
    timers.add(timer);
  };
}
