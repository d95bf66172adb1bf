/** The Complex, to be laid room by room. */

import type { GameEditing } from "../../editor/editing";
import { cellAt } from "../../editor/model";
import EditPlace from "./EditPlace.svelte";
import Picture from "./Picture.svelte";
import { cornerOf, SIZE, TILE } from "./places";
import { boardOf } from "./view";

export const editing: GameEditing = {
  /** A face-down room is seen by whoever lays it, though no seat may know it. */
  seen: ([first], given) => {
    const view = first!;
    const board = boardOf(view);
    const rooms = board.rooms.map((room) => ({ ...room, room: room.room === "" ? (cellAt(given, "complex", room.space)?.room ?? "") : room.room }));
    return { ...view, board: { ...board, rooms } } as unknown as typeof view;
  },
  Picture,
  box: () => ({ x: 0, y: 0, width: SIZE, height: SIZE }),
  spots: (view, speech) =>
    boardOf(view).rooms.map((room) => ({
      id: room.space,
      label: room.room === "" ? room.space : `${room.space}: ${speech.name("room", room.room)}`,
      ...cornerOf(room.space),
      width: TILE,
      height: TILE,
      free: false,
    })),
  placeOf: (spot) => spot,
  Place: EditPlace,
};
