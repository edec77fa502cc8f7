/** The tile that somebody points at or holds a finger on, and where its card is to be shown. */

import type { Tile } from './messages';

export interface Peeked {
  tile: Tile;
  /** What there is to say beside the text of the tile. */
  note: string;
  /** The picture that was pointed at, on the screen. */
  at: DOMRect;
}

/** Milliseconds for which a finger is held. */
const HOLD = 350;

let shown: Peeked | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns what is looked at now. */
export function peeked(): Peeked | null {
  return shown;
}

/** Shows the card of *tile* while the pointer is on *element*; a finger has to stay for a moment. */
export function peek(event: PointerEvent, tile: Tile, note: string): void {
  const element = event.currentTarget as Element;
  clearTimeout(timer);
  timer = setTimeout(
    () => (shown = { tile, note, at: element.getBoundingClientRect() }),
    event.pointerType === 'mouse' ? 60 : HOLD,
  );
}

/** Takes the card away. */
export function unpeek(): void {
  clearTimeout(timer);
  shown = null;
}
