/** The mansion in words: for screen readers, for the plate, for the line above the sentence. */

import type { Choice } from "../../lib/choices";
import type { TableView } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";
import { SECRETS } from "./mansion";
import { boardOf, type TerrorscapeView, type VictimView } from "./view";

/** Somebody who may be in more places than this is marked in none: it would tell nothing. */
const MOST_MARKED = 10;

/** Where her outline stands on the map, for eyes that do not see her. */
export function guessedAt(victim: VictimView): readonly string[] {
  return victim.at === "" && victim.could_be.length <= MOST_MARKED ? victim.could_be : [];
}

export function letterOf(victim: string, speech: Speech): string {
  return speech.say(messageId("initials", victim)).slice(0, 1);
}

export function namesOf(speech: Speech, domain: string, list: readonly string[]): string {
  return list.map((one) => speech.name(domain, one)).join(", ");
}

/** Everything that is known about a location, sentence by sentence. */
export function aboutLocation(location: string, board: TerrorscapeView, speech: Speech): string[] {
  const said: string[] = [];
  const fixed = `location-${location}-text`;
  if (speech.has(fixed)) said.push(speech.say(fixed));
  else if (SECRETS[location] !== undefined) said.push(speech.say("board-secret-to", { location: speech.name("location", SECRETS[location]) }));
  const { killer } = board;
  const name = speech.name("killer", killer.killer);
  if (killer.at === location) said.push(speech.say(killer.in_stealth ? "board-killer-here-unseen" : "board-killer-here", { killer: name }));
  if (killer.in_stealth && killer.last_known === location) said.push(speech.say("board-killer-last-seen-here", { killer: name }));
  else if (killer.could_be.includes(location)) said.push(speech.say("board-killer-may-be-here", { killer: name }));
  const here = board.victims.filter((one) => one.at === location).map((one) => one.victim);
  if (here.length > 0) said.push(speech.say("board-here", { names: namesOf(speech, "victim", here) }));
  const guesses = board.victims.filter((one) => guessedAt(one).includes(location)).map((one) => one.victim);
  if (guesses.length > 0) said.push(speech.say("board-may-be-here", { names: namesOf(speech, "victim", guesses) }));
  if (board.firecracker === location) said.push(speech.say("board-firecracker-here"));
  if (board.firecracker === "" && board.noise.includes(location))
    said.push(speech.say(board.announced.includes(location) ? "board-noise-here" : "board-noise-unannounced"));
  else if (board.last_noise.includes(location)) said.push(speech.say("board-noise-faded"));
  if (board.team?.trap === location) said.push(speech.say("board-trap-here"));
  if (board.team?.buzzer === location) said.push(speech.say("board-buzzer-here"));
  return said;
}

export function locationSaid(location: string, view: TableView, speech: Speech, offers: readonly Choice[]): string {
  const note = view.notes[location];
  return [
    `${speech.name("location", location)}.`,
    ...aboutLocation(location, boardOf(view), speech),
    ...(note ? [speech.say("board-note", { note })] : []),
    ...offers.map((one) => `${one.label}.`),
  ].join(" ");
}

/** How a victim is, and for the killer where she may be. */
export function stateOf(victim: VictimView, speech: Speech): string[] {
  const said = [speech.name("condition", victim.condition)];
  if (victim.fear > 0) said.push(speech.say("board-fear", { fear: victim.fear }));
  if (victim.own_keys > 0) said.push(speech.say("board-own-keys", { keys: victim.own_keys }));
  return said;
}

export function whereabouts(victim: VictimView, speech: Speech, places: number): string {
  if (victim.at !== "") return speech.name("location", victim.at);
  if (victim.could_be.length === 0) return "";
  if (victim.could_be.length === 1) return speech.say("board-surely", { place: speech.name("location", victim.could_be[0]!) });
  if (victim.could_be.length === places) return speech.say("board-anywhere");
  return speech.say("board-may-be", { places: victim.could_be.join(" ") });
}

export function status(view: TableView, speech: Speech): string {
  const board = boardOf(view);
  const phase = speech.name("phase", board.phase);
  const line = speech.say(board.round > 0 ? "board-round" : "board-before", { round: board.round, phase });
  return board.rescue < 0 ? line : speech.say("board-status-rescue", { line, rescue: speech.say("board-rescue", { rounds: board.rescue }) });
}
