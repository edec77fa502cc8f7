import { expect, test } from 'vitest';
import { merge } from './components';
import type { RuleShown } from './messages';
import type { Component } from './vocabulary';

const OPEN_GATES: Component = {
  id: 'red/open-gates',
  kind: 'tile',
  sure: 'seed',
  words: () => ({ title: 'Portes ouvertes', text: 'Les murs n’arrêtent pas vos troupes.' }),
};
const RULE: RuleShown = { id: 'K9.6', title: 'Action: move', text: 'Walls …', kind: 'rule', sure: 'seed' };

test('components are found by words of the reader’s language', () => {
  expect(merge('murs', [OPEN_GATES], []).map((entry) => entry.title)).toEqual(['Portes ouvertes']);
  expect(merge('temple', [OPEN_GATES], [])).toEqual([]);
});

test('what the server found comes once, in the reader’s words', () => {
  const found = [RULE, { ...RULE, id: 'red/open-gates', title: 'Open Gates' }];
  expect(merge('ouvertes', [OPEN_GATES], found).map((entry) => entry.title)).toEqual(['Action: move', 'Portes ouvertes']);
});
