/** The mansion in words: for screen readers, for the plate, for the line above the sentence. */

import type { Choice } from "../../lib/choices";
import type { TableView } from "../../lib/types";
import { messageId, type Words } from "../../lib/words";
import { SECRETS } from "./mansion";
import { boardOf, type TerrorscapeView, type VictimView } from "./view";

/** Somebody who may be in more places than this is marked in none: it would tell nothing. */
const MOST_MARKED = 10;

/** Where her outline stands on the map, for eyes that do not see her. */
export function guessedAt(victim: VictimView): readonly string[] {
  return victim.at === "" && victim.could_be.length <= MOST_MARKED ? victim.could_be : [];
}

export function letterOf(victim: string, words: Words): string {
  return words.say(messageId("initials", victim)).slice(0, 1);
}

export function namesOf(words: Words, domain: string, list: readonly string[]): string {
  return list.map((one) => words.name(domain, one)).join(", ");
}

/** Everything that is known about a location, sentence by sentence. */
export function aboutLocation(location: string, board: TerrorscapeView, words: Words): string[] {
  const said: string[] = [];
  const fixed = `location-${location}-text`;
  if (words.has(fixed)) said.push(words.say(fixed));
  else if (SECRETS[location] !== undefined) said.push(words.say("board-secret-to", { location: words.name("location", SECRETS[location]) }));
  const { killer } = board;
  const name = words.name("killer", killer.killer);
  if (killer.at === location) said.push(words.say(killer.in_stealth ? "board-killer-here-unseen" : "board-killer-here", { killer: name }));
  if (killer.in_stealth && killer.last_known === location) said.push(words.say("board-killer-last-seen-here", { killer: name }));
  else if (killer.could_be.includes(location)) said.push(words.say("board-killer-may-be-here", { killer: name }));
  const here = board.victims.filter((one) => one.at === location).map((one) => one.victim);
  if (here.length > 0) said.push(words.say("board-here", { names: namesOf(words, "victim", here) }));
  const guesses = board.victims.filter((one) => guessedAt(one).includes(location)).map((one) => one.victim);
  if (guesses.length > 0) said.push(words.say("board-may-be-here", { names: namesOf(words, "victim", guesses) }));
  if (board.firecracker === location) said.push(words.say("board-firecracker-here"));
  if (board.firecracker === "" && board.noise.includes(location))
    said.push(words.say(board.announced.includes(location) ? "board-noise-here" : "board-noise-unannounced"));
  else if (board.last_noise.includes(location)) said.push(words.say("board-noise-faded"));
  if (board.team?.trap === location) said.push(words.say("board-trap-here"));
  if (board.team?.buzzer === location) said.push(words.say("board-buzzer-here"));
  return said;
}

export function locationSaid(location: string, view: TableView, words: Words, offers: readonly Choice[]): string {
  const note = view.notes[location];
  return [
    `${words.name("location", location)}.`,
    ...aboutLocation(location, boardOf(view), words),
    ...(note ? [words.say("board-note", { note })] : []),
    ...offers.map((one) => `${one.label}.`),
  ].join(" ");
}

/** How a victim is, and for the killer where she may be. */
export function stateOf(victim: VictimView, words: Words): string[] {
  const said = [words.name("condition", victim.condition)];
  if (victim.fear > 0) said.push(words.say("board-fear", { fear: victim.fear }));
  if (victim.own_keys > 0) said.push(words.say("board-own-keys", { keys: victim.own_keys }));
  return said;
}

export function whereabouts(victim: VictimView, words: Words, places: number): string {
  if (victim.at !== "") return words.name("location", victim.at);
  if (victim.could_be.length === 0) return "";
  if (victim.could_be.length === 1) return words.say("board-surely", { place: words.name("location", victim.could_be[0]!) });
  if (victim.could_be.length === places) return words.say("board-anywhere");
  return words.say("board-may-be", { places: victim.could_be.join(" ") });
}

export function status(view: TableView, words: Words): string {
  const board = boardOf(view);
  const phase = words.name("phase", board.phase);
  const line = words.say(board.round > 0 ? "board-round" : "board-before", { round: board.round, phase });
  return board.rescue < 0 ? line : words.say("board-status-rescue", { line, rescue: words.say("board-rescue", { rounds: board.rescue }) });
}
