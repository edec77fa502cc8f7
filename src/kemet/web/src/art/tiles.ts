/** The pictures of tiles: drawn once in tiles.svg. */

import { loadOnce } from './sprite';

/** The picture of each tile, by the last word of its name. Tiles of the same effect share one. */
const PICTURES: Record<string, string> = {
  'high-priest': 'highpriest',
  'divine-boon': 'boon',
  'hand-of-god': 'hand',
  'holy-war': 'holywar',
  'victory-point': 'vp',
  'priest-of-ra': 'ra',
  'priest-of-amon': 'amon',
  'the-mummy': 'mummy',
  'act-of-god': 'actgod',
  'god-speed': 'godspeed',
  'offensive-strategy': 'offstrat',
  'open-gates': 'gates',
  'royal-scarab': 'scarab',
  'blades-of-neith': 'blades',
  'divine-wound': 'wound',
  'giant-scorpion': 'scorpion',
  'recruiting-scribe': 'scribe',
  'ancestral-elephant': 'elephant',
  'defensive-strategy': 'defstrat',
  'deep-desert-snake': 'snake',
  'shield-of-neith': 'shield',
  'defensive-victory': 'defvic',
  reinforcements: 'reinf',
  'divine-will': 'will',
  mercenaries: 'merc',
  'dark-ritual': 'ritual',
  'deadly-trap': 'trap',
  'forced-march': 'march',
  'enforced-recruitment': 'scribe',
  'honor-in-battle': 'defvic',
  'dedication-to-battle': 'crusade',
  'khnums-sphinx': 'sphinx',
  'griffin-sphinx': 'sphinx',
  'twin-ceremony': 'highpriest',
  'bestial-fury': 'blades',
  'divine-strength': 'ra',
  devourer: 'scorpion',
  'sword-mercenaries': 'merc',
  'spear-mercenaries': 'merc',
  'local-recruitment': 'scribe',
  domination: 'vp',
  'surprise-attack': 'initiative',
  'mafdets-swiftness': 'godspeed',
  'divine-might': 'ra',
  'night-ceremony': 'highpriest',
  'shetyw-barrier': 'gates',
  'magical-support': 'boon',
  'portal-of-thoth': 'stargate',
  'lesser-phoenix': 'phoenix',
  spy: 'prescience',
  'reinforcement-prayer': 'reinf',
  'wrryt-storm': 'carnage',
  'divine-hunger': 'crusade',
  'dark-cult': 'ritual',
  'return-from-afterlife': 'ankh',
  'strength-drain': 'wound',
  'dark-servants': 'slaves',
  'solar-bark': 'bark',
  'monstrous-sphinx': 'sphinx',
  'death-ritual': 'ritual',
  'sinister-reinforcements': 'reinf',
  'power-of-decay': 'decay',
  apophis: 'snake',
  nyarlathotep: 'thoth',
  cthulhu: 'snake',
};

/** Returns the id of the picture of *tile*, such as `red/charge`. */
export function pictureOf(tile: string): string {
  const word = tile.slice(tile.indexOf('/') + 1);
  return `art-t-${PICTURES[word] ?? word}`;
}

/** Puts the pictures into the page, once. */
export const loadTileArt = loadOnce(() => import('./tiles.svg?raw'));
