/** Answers that are no choice are given by themselves; the end of a turn leaves a moment to undo. */

import type { Game } from './game.svelte';
import { settings } from './settings.svelte';

/** Open to several at once, and how long they last must tell nothing. */
const WINDOWS = new Set(['veto', 'escape']);
/** Milliseconds before a turn in which nothing is left to do ends. */
export const MOMENT = 2500;

/** Gives the only answer of *game* by itself, where it is asked for one. To be called where effects may be made. */
export function answerAlone(game: Game): void {
  $effect(() => {
    const { asked, busy, view, decision, undone } = game;
    game.ending = false;
    const only = view?.legal.length === 1 ? view.legal[0]! : null;
    if (!settings.autoEnd || !asked || busy || undone || !only || WINDOWS.has(decision?.frame ?? '')) return;
    const ends = decision?.frame === 'turn';
    game.ending = ends;
    const timer = setTimeout(() => void game.act([only]), ends ? MOMENT : 0);
    return () => clearTimeout(timer);
  });
}
