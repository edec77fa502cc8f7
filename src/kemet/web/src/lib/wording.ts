/** Words of the engine in the reader's language. */

import type { Action } from './actions';
import type { Catalog, Frame, GameEvent, Hint, PlayerView, Refusal, View, Fault } from './messages';
import { ownerOf, stone } from './named.svelte';
import { find, t, type Args } from './texts.svelte';
import { lookUp, seenOn } from './vocabulary';

export type Names = Record<string, string>;

/** What the server calls who has given no name. */
export const GUEST = 'Guest';
/** Returns how somebody is called where no game gives an animal to go by. */
export const personName = (name: string): string => (name === GUEST ? t('ui-guest') : name);

export const slug = (word: string): string => word.replaceAll(/[/_]/g, '-');

/** Returns the name of a space; a district is called by who owns its city, for the board may lie turned. */
export function spaceName(space: string): string {
  const [, city = '', number = ''] = /^([a-z]+)_(\d)$/.exec(space) ?? [];
  const player = ownerOf(city);
  return player ? t('space-of', { player, number }) : t(`space-${slug(space)}`);
}
export const tileName = (tile: string): string => t(`tile-${slug(tile)}`);
export const tileText = (tile: string): string => find(`tile-${slug(tile)}.text`) ?? '';
export const diName = (di: string): string => t(`di-${di}`);
export const diText = (di: string): string => find(`di-${di}.text`) ?? '';
export const cardName = (card: string): string => find(`card-${card}`) ?? card.replaceAll('-', ' · ');
export const creatureName = (creature: string): string => t(`creature-${creature}`);
export const creatureText = (creature: string): string => find(`creature-${creature}.text`) ?? '';
export const cityName = (city: string): string => t(`city-${city}`);
export const colourName = (colour: string): string => t(`colour-${stone(colour)}`);
export const moduleName = (module: string): string => t(`ui-module-${module}`);
export const placeName = (place: string): string => t(`action-${place.replace(/(?<=^buy-).*/, stone)}`);

const PLAYER_FIELDS = new Set(['player', 'enemy', 'loser', 'attacker', 'defender', 'winner']);
const SPACE_FIELDS = new Set(['space', 'to', 'origin', 'from', 'at']);

/**
 * Returns the value of a field of an event, a frame or a refusal in words. Numbers stay numbers, for plurals; colours
 * stay the engine's words, for texts choose by them the form that agrees.
 */
export function fieldWord(field: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number') return value;
  if (value === '-') return field === 'gift' ? 0 : value;
  if (PLAYER_FIELDS.has(field) || lookUp('players', field)) return names[value] ?? value;
  if (SPACE_FIELDS.has(field)) return spaceName(value);
  switch (field) {
    case 'tile':
      return tileName(value);
    case 'di':
      return diName(value);
    case 'card':
      return cardName(value);
    case 'creature':
      return creatureName(value);
    case 'city':
      return cityName(value);
    case 'cities':
      return value.split(', ').map(cityName).join(', ');
    case 'colour':
    case 'wanted':
      return stone(value);
    case 'source':
      return t(`vp-${value}`);
    case 'action':
      return actionWord(value);
    case 'part':
      return partWord(value);
    default:
      return lookUp('fields', field)?.(value) ?? value;
  }
}

function actionWord(text: string): string {
  const at = text.indexOf('@');
  if (at < 0) return t(`action-${text}`);
  return text.startsWith('gold@') ? t(`action-gold-${text.slice(5)}`) : placeName(text.slice(at + 1));
}

/** Returns what a part of a battle's strength is: a tile, a card, so many units. */
export function partWord(part: string): string {
  if (/^x\d+$/.test(part)) return t('action-units', { number: Number(part.slice(1)) });
  const [kind = '', word = ''] = part.split('/');
  if (kind === 'di') return diName(word);
  if (kind === 'card') return t('ui-battle-card', { card: cardName(word) });
  if (kind === 'creature') return creatureName(word);
  const own = lookUp('answers', kind);
  if (own) return own.name(word);
  return word ? tileName(part) : t(`ui-part-${part}`);
}

function wordArgs(fields: Record<string, unknown>, names: Names): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'string') args[name] = fieldWord(name, value, names);
    else if (typeof value === 'boolean') args[name] = value ? 1 : 0;
    else if (Array.isArray(value)) args[name] = value.map((one) => fieldWord('player', String(one), names)).join(', ');
  }
  return args;
}

/** Returns an event as a sentence. */
export function eventSentence(event: GameEvent, names: Names): string {
  const { name, ...fields } = event;
  const args = wordArgs(fields, names);
  if ('player' in fields) args['seat'] = String(fields['player']);
  if ('place' in fields) args['place'] = Number(fields['place']) + 1;
  return find(`event-${name}`, args) ?? [t(`event-${name}`), ...Object.values(args)].join(' ');
}

/**
 * Returns the id of the text for the decision on top; the choice of cards is asked in several steps, a turn of several asks
 * who has acted for something else.
 */
export function decisionId(view: View): string {
  const top = view.frames.at(-1);
  const name = top?.frame ?? '';
  if (view.you && (top?.['acted'] as string[] | undefined)?.includes(view.you)) return `decision-${name}-acted`;
  const more = name === 'battle-cards' ? 'di' : lookUp('laying', name);
  const stage = cardStage(view);
  if (!more || stage === 'card') return `decision-${name}`;
  return `decision-${name}-${stage === 'di' ? more : stage}`;
}

/** Returns how far the choice of battle cards is. */
export function cardStage(view: View): 'card' | 'discard' | 'di' {
  const { card, discard } = laidCards(view);
  if (!card) return 'card';
  return discard || !discards(view) ? 'di' : 'discard';
}

/** Returns the battle that is prepared or fought now. Of two prepared at once it is the one that still waits for my cards. */
export function battleOf(view: View): Frame | undefined {
  const battles = view.frames.filter((frame) => frame.frame === 'battle');
  return (
    battles.findLast((battle) => roleIn(battle, view.you) && !battle[`${roleIn(battle, view.you)}-settled`]) ?? battles.at(-1)
  );
}

/** Returns the side of a player in a battle, if there is one. */
export function roleIn(battle: Frame, player: string | null): 'attacker' | 'defender' | null {
  if (!player) return null;
  return battle['attacker'] === player ? 'attacker' : battle['defender'] === player ? 'defender' : null;
}

/** Tells whether a card is discarded beside the one played: not by who prepares two battles at once. */
export function discards(view: View): boolean {
  return view.frames.filter((frame) => frame.frame === 'battle' && roleIn(frame, view.you)).length < 2;
}

/** Returns the cards this player has laid in the battle in progress, or for another decision that asks for some. */
export function laidCards(view: View): { card: string | null; discard: string | null; di: Record<string, number> } {
  const top = view.frames.at(-1);
  const known = (value: unknown): string | null => (typeof value === 'string' && value !== '-' ? value : null);
  if (top && lookUp('laying', top.frame)) return { card: known(top['card']), discard: known(top['discard-card']), di: {} };
  const battle = battleOf(view);
  const side = (battle && roleIn(battle, view.you)) ?? 'defender';
  return {
    card: known(battle?.[`${side}-card`]),
    discard: known(battle?.[`${side}-discard`]),
    di: (battle?.[`${side}-di`] ?? {}) as Record<string, number>,
  };
}

function numbersOf(player: PlayerView): Record<string, number> {
  return Object.fromEntries(Object.entries(player).filter(([, value]) => typeof value === 'number'));
}

function decisionArgs(view: View, frame: Frame, me: PlayerView | undefined, names: Names): Args {
  const card = view.frames.findLast((one) => one.frame === 'play-card');
  const attack = battleOf(view) ?? view.frames.findLast((one) => one.frame === 'attack');
  const own = me ? { ...numbersOf(me), vp: me.vp.total } : {};
  const laid = laidCards(view);
  const outer: Record<string, unknown> = {
    ...(frame.frame === 'veto' && card ? { player: card['player'], di: card['di'] } : {}),
    ...(attack ? { space: attack['space'], attacker: attack['attacker'], defender: attack['defender'] } : {}),
  };
  const args = wordArgs({ ...own, ...outer, ...frame }, names);
  if (laid.card) args['card'] = cardName(laid.card);
  return args;
}

/** Returns what the decision on top asks of the player whose view it is. */
export function decisionSentence(view: View, names: Names): string {
  const frame = view.frames.at(-1);
  if (!frame) return '';
  const me = view.players.find((player) => player.player === view.you);
  return (
    find(decisionId(view), decisionArgs(view, frame, me, names)) ??
    t('decision-unknown', { name: frame.frame.replaceAll('-', ' ') })
  );
}

/** Returns why something is not possible. */
export function refusalText(refusal: Refusal | Fault | null, names: Names): string {
  if (!refusal) return '';
  const args = wordArgs(refusal.args, names);
  const text = find(`refusal-${refusal.code}`, args) ?? find(`error-${refusal.code}`, args) ?? t('error-unknown', args);
  return 'rule' in refusal && refusal.rule ? `${text} (${refusal.rule})` : text;
}

export interface Described {
  label: string;
  detail: string;
  cost?: number;
  gain?: number;
  steps?: number;
  attack?: Hint['attack'];
  numbers?: Hint['numbers'];
}

/** Returns the row of a place of the action board, where another place has the same action. */
export function rowName(place: string, catalog: Catalog): string {
  const here = catalog.actions.find((one) => one.id === place);
  const same = catalog.actions.filter((one) => one.action === here?.action && one.colour === here.colour);
  return here && same.length > 1 ? t(`ui-row-${here.row}`) : '';
}

/** Returns what *action* says, for its button. */
export function describe(action: Action, view: View, catalog: Catalog, hint: Hint | undefined, names: Names): Described {
  const said: Described = { label: action.text, detail: '' };
  if (hint) Object.assign(said, hint);
  // A battle card attacks nobody: its hint tells the strength of both sides for the battle panel.
  if (action.kind === 'card') delete said.attack;
  const decision = view.frames.at(-1)?.frame ?? '';
  switch (action.kind) {
    case 'answer':
      said.label = (action.answer === 'pass' ? find(`${decisionId(view)}.pass`) : null) ?? t(`action-${action.answer}`);
      break;
    case 'token':
      said.label = placeName(action.place);
      if (action.token !== 'regular') said.label = t(`action-${action.token}`, { action: said.label });
      break;
    case 'gold':
      said.label = t(`action-gold-${action.place}`);
      break;
    case 'space':
      said.label = spaceName(action.space);
      if (lookUp('spaces', decision)) said.label = t(lookUp('spaces', decision)!, { space: said.label });
      if (action.teleport) said.label = t('action-teleport', { space: said.label });
      if (action.figure) said.label = t(`action-${action.figure}`, { space: said.label });
      break;
    case 'count':
      said.label = countLabel(decision, action.number);
      break;
    case 'tile':
      said.label = tileName(action.tile);
      said.detail = tileText(action.tile);
      break;
    case 'di':
      said.label = diName(action.di);
      said.detail = diText(action.di);
      break;
    case 'card': {
      const card = catalog.cards.find((one) => one.id === action.card);
      said.label = cardName(action.card);
      if (card) said.detail = t('action-card', { strength: card.strength, damage: card.damage, shield: card.shield });
      break;
    }
    case 'player':
      said.label = names[action.player] ?? action.player;
      if (action.player === view.you) said.detail = t('ui-you');
      if (lookUp('named', decision)) said.label = t(lookUp('named', decision)!, { player: said.label });
      break;
    case 'pyramid':
      said.label = t('action-pyramid', { colour: colourName(action.colour), level: action.level });
      break;
    case 'creature':
      said.label = creatureName(action.creature);
      said.detail = creatureText(action.creature);
      break;
    case 'city':
      said.label = cityName(action.city);
      break;
    case 'own': {
      const words = lookUp('answers', action.prefix);
      if (words) said.label = words.name(action.word);
      said.detail = words?.text?.(action.word) ?? '';
      break;
    }
    case 'other':
      said.label = find(`action-${slug(action.text)}`) ?? action.text;
  }
  return said;
}

/** Returns what was played, in words, where the decision it answered is no longer shown. */
export function moveLabel(action: Action, view: View, catalog: Catalog, names: Names): string {
  if (action.kind === 'count') return String(action.number);
  return describe(action, { ...view, frames: [] }, catalog, undefined, names).label;
}

function countLabel(decision: string, number: number): string {
  if (decision === 'take-place') return t('action-place', { number });
  return t(lookUp('numbers', decision) ?? 'action-units', { number });
}

/** Returns the name of a space with all that stands on it, for screen readers. */
export function spaceLabel(space: string, view: View, catalog: Catalog, names: Names): string {
  const facts = catalog.board.spaces[space];
  const words = [spaceName(space)];
  if (facts?.temple) words.push(t('ui-aria-temple', { number: facts.temple }));
  else if (facts?.temple === 0) words.push(t('ui-aria-temple-for-unit'));
  if (facts?.sanctuary) words.push(t('ui-aria-sanctuary'));
  if (facts?.obelisk) words.push(t('ui-aria-obelisk'));
  for (const player of view.players) {
    const units = player.units[space];
    if (units) words.push(t('ui-aria-troop', { number: units, player: names[player.player] ?? player.player }));
    words.push(...seenOn(player, space));
    for (const [creature, where] of Object.entries(player.creatures)) {
      if (where === space) words.push(creatureName(creature));
    }
    for (const [colour, pyramid] of Object.entries(player.pyramids)) {
      if (pyramid.space === space && pyramid.level) {
        words.push(t('ui-aria-pyramid', { colour: colourName(colour), level: pyramid.level }));
      }
    }
  }
  return words.join(', ');
}
