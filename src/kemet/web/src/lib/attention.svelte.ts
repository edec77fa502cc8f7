/** Calls the person back when something is asked: title, icon of the page, a notification, a sound. */

import type { Game } from './game.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { decisionSentence } from './wording';

function chime(): void {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(0.0001, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.15, audio.currentTime + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
  [523.25, 783.99].forEach((pitch, k) => {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(audio.currentTime + k * 0.12);
    tone.stop(audio.currentTime + 0.7);
  });
  setTimeout(() => void audio.close(), 1200);
}

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

function call(game: Game): void {
  if (settings.sound) chime();
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(t('ui-your-turn'), { body: decisionSentence(game.view!, game.names), tag: game.id });
  }
}
