/** Colours of players and pyramids. Patterns and glyphs tell them apart as well: colour never stands alone. */

import type { Palette, PlayerName, PyramidColour } from './types';
import type { IconName } from './icons';

export interface PlayerStyle {
  fill: string;
  /** Glyph and pattern on the fill. */
  ink: string;
  /** Dashes of the inner ring; empty for a plain ring. */
  dashes: string;
  glyph: IconName;
}

export interface PyramidStyle {
  light: string;
  dark: string;
  line: string;
}

const FORMS: Record<PlayerName, { dashes: string; glyph: IconName }> = {
  falcon: { dashes: '', glyph: 'falcon' },
  jackal: { dashes: '3.2 3.2', glyph: 'jackal' },
  cat: { dashes: '11 4', glyph: 'cat' },
  crocodile: { dashes: '.1 4.6', glyph: 'croc' },
  ibis: { dashes: '9 4 .1 4', glyph: 'ibis' },
  seth: { dashes: '2 2 6 2', glyph: 'seth' },
};

const PLAYERS: Record<Palette, Record<PlayerName, { fill: string; ink: string }>> = {
  normal: {
    falcon: { fill: '#1B5FA8', ink: '#FFFFFF' },
    jackal: { fill: '#2A2230', ink: '#FFFFFF' },
    cat: { fill: '#C9481A', ink: '#FFFFFF' },
    crocodile: { fill: '#4DB6A2', ink: '#12211E' },
    ibis: { fill: '#F6F0DF', ink: '#1F1A14' },
    seth: { fill: '#5A2D82', ink: '#FFFFFF' },
  },
  'colour-blind': {
    falcon: { fill: '#0A4A8F', ink: '#FFFFFF' },
    jackal: { fill: '#161616', ink: '#FFFFFF' },
    cat: { fill: '#D55E00', ink: '#FFFFFF' },
    crocodile: { fill: '#6FC3F0', ink: '#0C1A24' },
    ibis: { fill: '#FFFFFF', ink: '#1A1A1A' },
    seth: { fill: '#7A3B8F', ink: '#FFFFFF' },
  },
};

const PYRAMIDS: Record<Palette, Record<PyramidColour, PyramidStyle>> = {
  normal: {
    white: { light: '#FBF6E8', dark: '#CDBE9C', line: '#2A1D0E' },
    red: { light: '#B3261E', dark: '#7E1410', line: '#2A0D08' },
    blue: { light: '#2C6FB7', dark: '#174A84', line: '#0B2038' },
    black: { light: '#3B3540', dark: '#1E1A22', line: '#0E0B10' },
    emerald: { light: '#2B8A60', dark: '#175239', line: '#0B2A1D' },
    violet: { light: '#7A52A8', dark: '#4A2D70', line: '#22123A' },
  },
  'colour-blind': {
    white: { light: '#FFFFFF', dark: '#CFCFCF', line: '#1A1A1A' },
    red: { light: '#E06A10', dark: '#A64400', line: '#3A1800' },
    blue: { light: '#2A7FC9', dark: '#0F4F8C', line: '#06233F' },
    black: { light: '#333333', dark: '#141414', line: '#000000' },
    emerald: { light: '#009E73', dark: '#00624A', line: '#00281E' },
    violet: { light: '#B07AB8', dark: '#7A4A86', line: '#32183A' },
  },
};

/** The stone of a city that nobody owns yet. */
export const STONE = '#B79A63';

export function playerStyle(name: PlayerName, palette: Palette): PlayerStyle {
  return { ...PLAYERS[palette][name], ...FORMS[name] };
}

export function pyramidStyle(colour: PyramidColour, palette: Palette): PyramidStyle {
  return PYRAMIDS[palette][colour];
}
