/** Which motif a card has: by its deck. Nothing is decided by it. */

import { messageId, type Speech } from "../../lib/speech";

export type Deck = "item" | "omen" | "event";

const ITEMS: ReadonlySet<string> = new Set(
  (
    "adrenaline_shot amulet_of_the_ages angel_feather armor axe bell blood_dagger bottle candle dark_dice dynamite healing_salve idol " +
    "lucky_stone medical_kit music_box pickpockets_gloves puzzle_box rabbits_foot revolver sacrificial_dagger smelling_salts"
  ).split(" "),
);
const OMENS: ReadonlySet<string> = new Set(
  "bite book crystal_ball dog girl holy_symbol madman mask medallion ring skull spear spirit_board".split(" "),
);

/** What a haunt brings along has no text of its own: it is shown as an item. */
export function deckOf(card: string, speech: Speech): Deck {
  if (OMENS.has(card)) return "omen";
  return ITEMS.has(card) || !speech.has(textOf(card)) ? "item" : "event";
}

export function textOf(card: string): string {
  return messageId("card", card, "text");
}
