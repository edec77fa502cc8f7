import { expect, test } from 'vitest';
import { merge } from '../lib/components';
import type { RuleShown } from '../lib/messages';
import { plain } from './chapters';

test('a row is said without words for programs', () => {
  expect(plain('2–5 players. [options `players`, `target`]')).toBe('2–5 players.');
  expect(plain('See [the map](maps.md) and **walls** [agreed]; `nw`. [recon]')).toBe('See the map and walls; nw.');
});

test('rules come before components, and rulings after both', () => {
  const entry = (id: string, kind: string): RuleShown => ({ id, title: id, text: 'wall', kind, sure: 'seed' });
  const found = [entry('red/open-gates', 'tile'), entry('R5', 'ruling'), entry('K9.6', 'rule')];
  expect(merge('wall', [], found).map(({ id }) => id)).toEqual(['K9.6', 'red/open-gates', 'R5']);
});
