/** Symbols of 24 × 24 for the tokens of the path, and how each kind of token looks. */

import { ICONS, type Glyph } from '../board/icons';
import type { PathToken } from '../lib/messages';

const GLYPHS: Record<string, Glyph> = {
  offering: {
    fill: 'M4 10h16c0 4.5-3 7-6 7.6V20h3v2H7v-2h3v-2.4C7 17 4 14.5 4 10z',
    line: 'M12 7.5c-2-1.6-.6-3 0-5 .6 2 2 3.4 0 5M8 8c-.8-.8-.6-1.6 0-2.6M16 8c.8-.8.6-1.6 0-2.6',
    width: 1.6,
  },
  scroll: ICONS.scroll,
  'war-horn': {
    fill: 'M2.5 6.5l3-2.5C8 10 12.5 12.5 20 11.5l2 7c-9.5 2.5-17-2.5-19.5-12z',
    line: 'M8.5 11.5l-2.5 3M13.5 14l-1.5 3.5',
    width: 1.8,
  },
  khopesh: {
    line: 'M4 21l4.5-5.5C6 10 9 7.5 12.5 7c4-.6 5.5-2 6-4.5 2 4 .5 9-5 10.5-2.5.7-3 1.7-5 4M5.5 16.5l4.5 3.5',
    width: 2,
  },
  buckler: { fill: 'M12 2.5a9.5 9.5 0 1 1-.01 0zm0 2.6a6.9 6.9 0 1 0 .01 0zm0 3.9a3 3 0 1 1-.01 0z' },
  sandals: {
    fill: 'M8.5 2C12 2 12.5 6 11.5 11c-.5 3 .5 5 0 8-.4 2-1.5 3-3 3s-2.8-1-3-3c-.3-3 .5-5 0-8C4.5 6 5 2 8.5 2zM17 6c2.6 0 3 3 2.3 6.5-.4 2 .4 4-.1 6.5-.3 1.5-1 2.3-2.2 2.3s-2-.8-2.2-2.3c-.3-2.5.4-4.5 0-6.5C14.2 9 14.4 6 17 6z',
  },
  'double-edged-dagger': { fill: 'M12 1l3 4v8h-6V5z', line: 'M6.5 14.5h11M12 15v6M10 22h4', width: 2.2 },
  'great-blade': {
    fill: 'M20.5 2l1.5 1.5-2 6L10 19.5 7 16.5 4.5 14l10-10z',
    line: 'M4 12.5l7.5 7.5M7 17l-4.5 4.5',
    width: 2.2,
  },
  'great-shield': {
    fill: 'M5 6c0-3 3-4.5 7-4.5S19 3 19 6v13.5c-4 3.5-10 3.5-14 0zM10.8 5v5H7.5v2.4h3.3V19h2.4v-6.6h3.3V10h-3.3V5z',
  },
  'portal-stone': ICONS.teleport,
  plans: { line: 'M3.5 4h14v13.5a3 3 0 0 0 3 3h-14a3 3 0 0 1-3-3zM17.5 17.5h4v1.5M7 14l3.5-6.5L14 14z', width: 1.8 },
  banner: { fill: 'M6.5 3h12l-3 4.5 3 4.5h-12z', line: 'M6 2v20M3.5 22h5', width: 2.2 },
  charge: ICONS.swords,
  slaughter: ICONS.drop,
  defence: ICONS.wall,
  guard: ICONS.shield,
  march: ICONS.step,
  portal: ICONS.obelisk,
  'bonus-damage': ICONS.drop,
  'bonus-strength': ICONS.sword,
  'bonus-shield': ICONS.shield,
  'victory-point': ICONS.perm,
};

/** Returns the symbol of a token. */
export function tokenGlyph(token: string): Glyph {
  return GLYPHS[token] ?? ICONS.ankh;
}

export interface Face {
  fill: string;
  ink: string;
  /** The outline in a circle of radius 20. */
  shape: string;
  dashes: string;
}

const CIRCLE = 'M0-20a20 20 0 1 1-.01 0z';
const FACES: Record<PathToken['kind'], Face> = {
  'item-1': {
    fill: '#B5743A',
    ink: '#FFF8E3',
    shape: 'M-13-18H13Q18-18 18-13V13Q18 18 13 18H-13Q-18 18-18 13V-13Q-18-18-13-18z',
    dashes: '',
  },
  'item-2': { fill: '#7A1F3D', ink: '#FFE9A8', shape: 'M-9-20H9L20-9V9L9 20H-9L-20 9V-9z', dashes: '' },
  skill: { fill: '#1F6B66', ink: '#F2FFF8', shape: CIRCLE, dashes: '' },
  temporary: { fill: '#FFFDF4', ink: '#5B2A86', shape: CIRCLE, dashes: '5 4' },
  vp: {
    fill: '#F4C542',
    ink: '#5A3A00',
    shape:
      'M0-22L5.7-16 13.6-17.2 15 -9.3 22-5 18.5 2.2 21.2 9.7 13.7 12.2 10.5 19.5 3 16.8-3.7 21.2-8.7 15-16.7 15.2-17 7.2-23 2-18.3-4.4-19.8-12.2-12-13.3-8-20z',
    dashes: '',
  },
};

/** Returns how tokens of a kind look: colour and shape. */
export function tokenFace(kind: PathToken['kind'] | undefined): Face {
  return FACES[kind ?? 'item-1'];
}
