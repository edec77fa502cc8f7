/** Answers that are no choice are given by themselves; the end of a turn leaves a moment to undo. */

import type { Game } from './game.svelte';
import { PACES, settings } from './settings.svelte';

/** Open to several at once, and how long they last must tell nothing, unless only bots would learn it. */
const WINDOWS = new Set(['veto', 'escape']);
/** Milliseconds before a turn in which nothing is left to do ends. */
export const MOMENT = 2500;

/** Gives the only answer of *game* by itself, where it is asked for one. To be called where effects may be made. */
export function answerAlone(game: Game): void {
  $effect(() => {
    const { asked, busy, decision, undone } = game;
    game.ending = false;
    const only = game.only();
    if (!settings.autoEnd || !asked || busy || undone || !only) return;
    if (WINDOWS.has(decision?.frame ?? '') && !game.alone) return;
    const ends = decision?.frame === 'turn';
    game.ending = ends;
    const timer = setTimeout(() => void game.act([only]), ends ? MOMENT : 0);
    return () => clearTimeout(timer);
  });
}

/** Tells the server how fast bots shall be, and again after a broken connection. To be called where effects may be made. */
export function paceBots(game: Game): void {
  $effect(() => {
    if (game.alone && game.link === 'open') void game.setPace(game.hurried ? 0 : PACES[settings.bots]);
  });
  // Who skipped wants to see the next turns again.
  $effect(() => {
    if (game.asked) game.hurried = false;
  });
}
