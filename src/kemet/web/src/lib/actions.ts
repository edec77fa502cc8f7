/** Reads the notation of actions (docs/notation.md), so that each finds its place on the screen. */

export type Action =
  | { kind: 'answer'; text: string; answer: string }
  | { kind: 'token'; text: string; token: string; place: string }
  | { kind: 'gold'; text: string; place: string }
  | { kind: 'space'; text: string; space: string; teleport: boolean; figure: string }
  | { kind: 'count'; text: string; number: number }
  | { kind: 'tile'; text: string; tile: string }
  | { kind: 'di'; text: string; di: string }
  | { kind: 'card'; text: string; card: string }
  | { kind: 'player'; text: string; player: string }
  | { kind: 'pyramid'; text: string; colour: string; level: number }
  | { kind: 'creature'; text: string; creature: string }
  | { kind: 'city'; text: string; city: string }
  | { kind: 'own'; text: string; prefix: string; word: string }
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

/**
 * Returns what *text* names. *isSpace* tells the names of spaces from words of expansions; *isTile* those of tiles. What a
 * module adds is told by its form: `figure@space` is a space, for a figure that is no plain unit; `token@place` a token;
 * `prefix/word` something of its own.
 */
export function parseAction(text: string, isSpace: (word: string) => boolean, isTile: (word: string) => boolean): Action {
  if (ANSWERS.has(text)) return { kind: 'answer', text, answer: text };
  const [, first = '', rest = ''] = /^(~|[a-z-]*@)?(.*)$/.exec(text)!;
  const mark = first.replace('@', '');
  if (isSpace(rest)) return { kind: 'space', text, space: rest, teleport: mark === '~', figure: mark === '~' ? '' : mark };
  if (mark === 'gold') return { kind: 'gold', text, place: rest };
  if (first.endsWith('@')) return { kind: 'token', text, token: mark || 'regular', place: rest };
  if (/^x\d+$/.test(text)) return { kind: 'count', text, number: Number(text.slice(1)) };
  if (/^p\d$/.test(text)) return { kind: 'player', text, player: text };
  const pyramid = /^([a-z]+)\^(\d)$/.exec(text);
  if (pyramid) return { kind: 'pyramid', text, colour: pyramid[1]!, level: Number(pyramid[2]) };
  if (isTile(text)) return { kind: 'tile', text, tile: text };
  const slash = text.indexOf('/');
  if (slash < 0) return { kind: 'other', text };
  const [prefix, word] = [text.slice(0, slash), text.slice(slash + 1)];
  switch (prefix) {
    case 'di':
      return { kind: 'di', text, di: word };
    case 'card':
      return { kind: 'card', text, card: word };
    case 'creature':
      return { kind: 'creature', text, creature: word };
    case 'city':
      return { kind: 'city', text, city: word };
    default:
      return { kind: 'own', text, prefix, word };
  }
}

/** Returns the actions of one kind. */
export function ofKind<K extends Kind>(actions: Action[], kind: K): Extract<Action, { kind: K }>[] {
  return actions.filter((action): action is Extract<Action, { kind: K }> => action.kind === kind);
}

/** Returns the words of the actions `prefix/word` of a module. */
export function wordsOf(actions: Action[], prefix: string): { word: string; action: Action }[] {
  return ofKind(actions, 'own').flatMap((action) => (action.prefix === prefix ? [{ word: action.word, action }] : []));
}
