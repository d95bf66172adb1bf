/** What the editor needs of a game's board: where things are laid, and what is asked of one place. */

import type { Component } from "svelte";
import type { PictureProps } from "../boards/ending";
import type { Speech } from "../lib/speech";
import type { Field, Json, TableView, Thing } from "../lib/types";
import type { Given } from "./model";

/** A place on the drawing that can be touched. */
export interface Spot {
  id: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Nothing lies there yet. */
  free: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlaceProps {
  spot: string;
  given: Given;
  view: TableView;
  speech: Speech;
  things: readonly Thing[];
  change: (given: Given) => void;
  /** Look at another place: at the tile that was just laid. */
  choose: (spot: string) => void;
}

/** A fact of somebody in the position, asked in the game's own way. */
export interface FactProps {
  field: Field;
  /** Of whom. */
  word: string;
  value: Json | undefined;
  speech: Speech;
  things: readonly Thing[];
  troubles: readonly string[];
  change: (value: Json | undefined) => void;
}

export interface GameEditing {
  /** One view in which everything is seen that was laid, made of those of all seats. */
  seen(views: readonly TableView[], given: Given): TableView;
  /** How the board is drawn. */
  Picture: Component<PictureProps>;
  box(view: TableView): Box;
  spots(view: TableView, speech: Speech): Spot[];
  /** How positions name a place at which somebody stands; empty: nobody can. */
  placeOf(spot: string): string;
  /** What is asked of one place besides who is there. */
  Place: Component<PlaceProps> | null;
  /** How a fact is asked that people read off a card and not as a number; null: as any other. */
  factBox?(field: Field): Component<FactProps> | null;
}

const EDITINGS = import.meta.glob<{ editing: GameEditing }>("../boards/*/editing.ts");

/** How a game's board is laid; null: its positions are laid by the form alone. */
export async function editingOf(game: string): Promise<GameEditing | null> {
  return (await EDITINGS[`../boards/${game}/editing.ts`]?.())?.editing ?? null;
}
