/** Only the haunt: its pages set out as at the table, and the signs of its monsters. */

import type { GameBeside } from "../beside";
import BesideSign from "./BesideSign.svelte";
import Defs from "./Defs.svelte";
import Page from "./Page.svelte";

export const beside: GameBeside = { Pages: Page, Definitions: Defs, Sign: BesideSign };
