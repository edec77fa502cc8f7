/** Reads the notation of actions (docs/notation.md), so that each finds its place on the screen. */

export type Action =
  | { kind: 'answer'; text: string; answer: string }
  | { kind: 'token'; text: string; token: 'regular' | 'silver'; place: string }
  | { kind: 'gold'; text: string; place: string }
  | { kind: 'space'; text: string; space: string; teleport: boolean; priest: boolean }
  | { kind: 'count'; text: string; number: number }
  | { kind: 'tile'; text: string; tile: string }
  | { kind: 'di'; text: string; di: string }
  | { kind: 'card'; text: string; card: string }
  | { kind: 'player'; text: string; player: string }
  | { kind: 'pyramid'; text: string; colour: string; level: number }
  | { kind: 'creature'; text: string; creature: string }
  | { kind: 'city'; text: string; city: string }
  | { kind: 'item'; text: string; token: string }
  | { kind: 'road'; text: string; lane: string }
  | { kind: 'location'; text: string; location: string }
  | { kind: 'priests'; text: string; number: number }
  | { kind: 'other'; text: string };

export type Kind = Action['kind'];

const ANSWERS = new Set([
  'pass',
  'retreat',
  'recall',
  'stay',
  'with-creature',
  'without-creature',
  'give',
  'send-back',
  'enter',
  'from-reserve',
]);

/** Returns what *text* names. *isSpace* tells the names of spaces from words of expansions; *isTile* those of tiles. */
export function parseAction(text: string, isSpace: (word: string) => boolean, isTile: (word: string) => boolean): Action {
  if (ANSWERS.has(text)) return { kind: 'answer', text, answer: text };
  if (text.startsWith('@')) return { kind: 'token', text, token: 'regular', place: text.slice(1) };
  if (text.startsWith('silver@')) return { kind: 'token', text, token: 'silver', place: text.slice(7) };
  if (text.startsWith('gold@')) return { kind: 'gold', text, place: text.slice(5) };
  const [mark, space] = /^(~|priest@)?(.*)$/.exec(text)!.slice(1) as [string | undefined, string];
  if (isSpace(space)) return { kind: 'space', text, space, teleport: mark === '~', priest: mark === 'priest@' };
  if (/^x\d+$/.test(text)) return { kind: 'count', text, number: Number(text.slice(1)) };
  if (/^p\d$/.test(text)) return { kind: 'player', text, player: text };
  const pyramid = /^([a-z]+)\^(\d)$/.exec(text);
  if (pyramid) return { kind: 'pyramid', text, colour: pyramid[1]!, level: Number(pyramid[2]) };
  if (isTile(text)) return { kind: 'tile', text, tile: text };
  const slash = text.indexOf('/');
  const word = text.slice(slash + 1);
  switch (slash < 0 ? '' : text.slice(0, slash)) {
    case 'di':
      return { kind: 'di', text, di: word };
    case 'card':
      return { kind: 'card', text, card: word };
    case 'creature':
      return { kind: 'creature', text, creature: word };
    case 'city':
      return { kind: 'city', text, city: word };
    case 'token':
      return { kind: 'item', text, token: word };
    case 'road':
      return { kind: 'road', text, lane: word };
    case 'path':
      return { kind: 'location', text, location: word };
    case 'priests':
      return { kind: 'priests', text, number: Number(word) };
    default:
      return { kind: 'other', text };
  }
}

/** Returns the actions of one kind. */
export function ofKind<K extends Kind>(actions: Action[], kind: K): Extract<Action, { kind: K }>[] {
  return actions.filter((action): action is Extract<Action, { kind: K }> => action.kind === kind);
}
