/** Calls the person back when something is asked: title, icon of the page, a notification, a sound. */

import type { Game } from './game.svelte';
import { settings } from './settings.svelte';
import { play, soundOf } from './sound';
import { t } from './texts.svelte';
import { decisionSentence } from './wording';

/** Watches *game* for as long as the component that calls it lives. */
export function watchTurn(game: Game): void {
  let before = false;
  $effect(() => {
    const asked = game.asked;
    document.title = `${asked ? '● ' : ''}${asked ? t('ui-your-turn') : t('ui-game')} · Kemet`;
    document.querySelector('#favicon')?.setAttribute('href', asked ? './favicon-turn.svg' : './favicon.svg');
    if (asked && !before) call(game);
    before = asked;
    return () => {
      document.title = 'Kemet';
      document.querySelector('#favicon')?.setAttribute('href', './favicon.svg');
    };
  });
}

/** Lets what happens in *game* be heard, for as long as the component that calls it lives. */
export function hear(game: Game): void {
  let heard = game.events.length;
  $effect(() => {
    const { events, seat } = game;
    // What was there when one came is over, and so is what was taken back.
    if (heard && events.length > heard) {
      const sound = soundOf(events.slice(heard), seat);
      if (sound) play(sound);
    }
    heard = events.length;
  });
}

function call(game: Game): void {
  play('turn');
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(t('ui-your-turn'), { body: decisionSentence(game.view!, game.names), tag: game.id });
  }
}
