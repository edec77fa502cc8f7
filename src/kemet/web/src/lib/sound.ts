/** A set of sounds of our own, made as they are heard: drums, stones, coins and a horn. */

import type { GameEvent } from './messages';
import { settings } from './settings.svelte';

export type Sound =
  'turn' | 'march' | 'attack' | 'win' | 'lose' | 'build' | 'coin' | 'tile' | 'recruit' | 'card' | 'night' | 'victory';

/** A tone: pitch in hertz, when it begins, how long it lasts, how loud it is; and the pitch it slides to. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  to?: number;
  form?: OscillatorType;
}
/** A rush of noise through a filter: a drum skin, stone on stone, steps in the sand. */
interface Rush {
  filter: number;
  at: number;
  lasts: number;
  loud: number;
}

const drum = (at: number, pitch = 110, loud = 0.5): Tone => ({ pitch, to: pitch / 2.4, at, lasts: 0.22, loud });
const bell = (pitch: number, at: number, loud = 0.12, lasts = 0.7): Tone => ({ pitch, at, lasts, loud });
const horn = (pitch: number, at: number, lasts: number, loud = 0.07): Tone => ({ pitch, at, lasts, loud, form: 'sawtooth' });
const step = (at: number): Rush => ({ filter: 500, at, lasts: 0.07, loud: 0.25 });
const stone = (at: number, loud = 0.3): Rush => ({ filter: 1700, at, lasts: 0.05, loud });
const blade = (at: number): Rush => ({ filter: 5200, at, lasts: 0.22, loud: 0.16 });

const SOUNDS: Record<Sound, { tones?: Tone[]; rushes?: Rush[] }> = {
  turn: { tones: [bell(523.25, 0), bell(783.99, 0.12)] },
  march: { rushes: [step(0), step(0.12), step(0.24)] },
  attack: { tones: [drum(0), drum(0.16, 90), horn(196, 0.1, 0.45)], rushes: [blade(0.18)] },
  win: { tones: [horn(293.66, 0, 0.18), horn(392, 0.16, 0.5), drum(0.16)] },
  lose: { tones: [horn(261.63, 0, 0.25), horn(196, 0.22, 0.6)] },
  build: { tones: [drum(0.1, 80, 0.3)], rushes: [stone(0), stone(0.1), stone(0.22, 0.2)] },
  coin: { tones: [bell(1318.5, 0, 0.06, 0.25), bell(1760, 0.06, 0.06, 0.3)] },
  tile: { tones: [bell(659.25, 0.04, 0.09, 0.4)], rushes: [stone(0)] },
  recruit: { tones: [drum(0, 130, 0.35), drum(0.14, 130, 0.35)] },
  card: { rushes: [{ filter: 3200, at: 0, lasts: 0.09, loud: 0.2 }] },
  night: { tones: [bell(392, 0, 0.08, 1.1), bell(311.13, 0.25, 0.08, 1.2)] },
  victory: {
    tones: [392, 523.25, 659.25, 783.99].flatMap((pitch, k) => [horn(pitch, k * 0.18, k === 3 ? 1.1 : 0.2), drum(k * 0.18)]),
  },
};

/** What is heard when something happens at the table. */
const HEARD: Record<string, Sound> = {
  'troop-moved': 'march',
  'troop-teleported': 'march',
  'battle-begins': 'attack',
  'pyramid-raised': 'build',
  'tile-bought': 'tile',
  'units-placed': 'recruit',
  'pp-gained': 'coin',
  'di-played': 'card',
  'night-begins': 'night',
  'game-won': 'victory',
};
/** Of several things that happen at once the first of these is heard. */
const FIRST: Sound[] = ['victory', 'win', 'lose', 'attack', 'night', 'tile', 'build', 'recruit', 'march', 'card', 'coin'];

let audio: AudioContext | null = null;

/** Returns what is heard when *events* happen at once, as *player* hears it. */
export function soundOf(events: readonly GameEvent[], player: string | null): Sound | null {
  const heard = new Set(
    events.map((event) => {
      if (event.name !== 'battle-won') return HEARD[event.name];
      return event['player'] === player ? 'win' : event['enemy'] === player ? 'lose' : undefined;
    }),
  );
  return FIRST.find((sound) => heard.has(sound)) ?? null;
}

/** Plays *sound*, where sounds are switched on. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { tones = [], rushes = [] } = SOUNDS[sound];
  for (const tone of tones) playTone(audio, tone);
  for (const rush of rushes) playRush(audio, rush);
}

/** Returns a way to the ear that opens at once and fades until *lasts* is over. */
function fading(context: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume), begins + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  gain.connect(context.destination);
  return gain;
}

function playTone(context: AudioContext, { pitch, at, lasts, loud, to, form }: Tone): void {
  const begins = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = form ?? 'sine';
  tone.frequency.setValueAtTime(pitch, begins);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  tone.connect(fading(context, begins, lasts, loud));
  tone.start(begins);
  tone.stop(begins + lasts);
}

function playRush(context: AudioContext, { filter, at, lasts, loud }: Rush): void {
  const begins = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = filter;
  source.connect(band).connect(fading(context, begins, lasts, loud));
  source.start(begins);
}
