/** The path in words. */

import type { PathToken, PathView } from '../lib/messages';
import type { Shown } from '../lib/shown.svelte';
import { find, t } from '../lib/texts.svelte';
import { locationName, tokenName } from './vocabulary';
import { priestsAt } from './choices';
import type { PlaceSpot, RoadSpot } from './layout';

/** Returns what is printed on a road, such as “+1 PP”. */
export function gainsOf(road: Pick<RoadSpot, 'pp' | 'cards' | 'units'>): string[] {
  const words: string[] = [];
  if (road.pp) words.push(t('path-gain-pp', { number: road.pp }));
  if (road.cards) words.push(t('path-gain-cards', { number: road.cards }));
  if (road.units) words.push(t('path-gain-units', { number: road.units }));
  return words;
}

export function roadLabel(road: RoadSpot, now: PathView): string {
  const bonus = now.bonuses[road.name];
  const words = [...gainsOf(road), ...(bonus ? [tokenName(bonus)] : [])];
  return `${locationName(road.name)}: ${words.join(', ') || t('path-nothing')}`;
}

/** Returns whose priests are at a place, as words. */
export function priestWords(game: Shown, place: string): string[] {
  return priestsAt(game.view!, place).map(
    ({ player, number }) => `${game.name(player)}: ${t('ui-aria-priests', { number })}`,
  );
}

export function placeTitle(place: Pick<PlaceSpot, 'kind' | 'name' | 'only'>): string {
  const kind = t(`location-${place.kind}`);
  return place.only ? kind : t('path-place', { kind, location: locationName(place.name) });
}

export function placeLabel(place: PlaceSpot, game: Shown): string {
  const tokens = (game.view!.path!.tokens[place.name] ?? []).map(tokenName);
  const there = [...(tokens.length ? tokens : [t('path-no-token')]), ...priestWords(game, place.name)];
  return `${placeTitle(place)}: ${there.join(', ')}`;
}

export function startLabel(game: Shown): string {
  return `${t('ui-path-start')}: ${priestWords(game, 'by-path').join(', ') || t('path-nothing')}`;
}

const WHEN: Record<PathToken['when'], string> = {
  always: 'while active',
  turn: 'own turn',
  move: 'own move',
  battle: 'in battle',
};

/** Returns what kind of token it is and when it is used. */
export function tokenKind(token: PathToken): string {
  const when = token.when === 'always' ? null : find(`when-${WHEN[token.when].replace(' ', '-')}`);
  return [t(`path-kind-${token.kind}`), when].filter(Boolean).join(' · ');
}
