/** What the catalog of the game on the screen calls seats and colours. */

import type { Catalog } from './messages';

export const EMBLEMS = ['falcon', 'jackal', 'cat', 'crocodile', 'ibis', 'seth'] as const;
export type Emblem = (typeof EMBLEMS)[number];

let seats: Record<string, string> = $state.raw({});
let colours: Record<string, string> = $state.raw({});
let homes: () => Record<string, string> = $state.raw(() => ({}));

/** Takes the names of the game that is shown now. */
export function takeNames(catalog: Catalog): void {
  seats = Object.fromEntries(catalog.seats.map(({ player, emblem }) => [player, emblem]));
  colours = catalog.names;
}

/** Takes what tells the owner of each city, by name. */
export function takeHomes(ownersNow: () => Record<string, string>): void {
  homes = ownersNow;
}

/** Returns who owns *city* in the game that is shown; null while nobody does. */
export function ownerOf(city: string): string | null {
  return homes()[city] ?? null;
}

/** Returns the colour of a player's lines in plots; the white of the ibis would not show on paper. */
export function lineColour(player: string): string {
  const name = emblem(player);
  return name === 'ibis' ? '#a58f55' : `var(--${name})`;
}

/** Returns the animal of a player; before a game is there, by the number of the seat. */
export function emblem(player: string): Emblem {
  const named = EMBLEMS.find((one) => one === seats[player]);
  return named ?? EMBLEMS[(Number(player.slice(1)) - 1) % EMBLEMS.length] ?? 'falcon';
}

/** Returns the word for a colour of pyramids and tiles. */
export function stone(colour: string): string {
  return colours[colour] ?? colour;
}
