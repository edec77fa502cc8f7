import { expect, test } from 'vitest';
import type { Catalog, SethCatalog, View } from '../lib/messages';
import { together } from '../lib/scores';
import { battleOf, discards } from '../lib/wording';
import { nightSteps, stepOf } from './sand/night';
import { seth } from './seth/book';
import { goalsOf } from './seth/goals';

const catalog = (sanctuary: boolean): Catalog =>
  ({
    night: ['sanctuary', 'delta-temple', 'cards', 'tiles', 'take-tokens', 'turn-order'],
    board: { spaces: { sanctuary: { sanctuary } } },
  }) as unknown as Catalog;

test('the night has the steps that the book counts', () => {
  expect(nightSteps(catalog(true))).toEqual(['sanctuary', 'delta-temple', 'cards', 'tiles', 'turn-order']);
  expect(nightSteps(catalog(false))).not.toContain('sanctuary');
});

test.each([
  [{ frame: 'give-units', space: 'sanctuary' }, 'sanctuary'],
  [{ frame: 'give-units', space: 'delta_temple' }, 'delta-temple'],
  [{ frame: 'keep-one' }, 'cards'],
  [{ frame: 'night-tiles' }, 'tiles'],
  [{ frame: 'take-place' }, 'turn-order'],
])('%o belongs to its step', (decision, step) => {
  expect(stepOf(decision)).toBe(step);
});

test('the community shares its points, and pays less for the Ceremony by those that can be lost', () => {
  const vp = (total: number, battle: number) => ({ total, battle, 'temples-held': 2, 'great-pyramids': 0 });
  const view = {
    players: [
      { player: 'p1', vp: vp(4, 4), units: { seth_1: 6 } },
      { player: 'p2', vp: vp(5, 2), units: { seth_2: 1 } },
      { player: 'p3', vp: vp(5, 1), units: { s_1: 2 } },
    ],
    seth: { temples: { s_front: { level: 3 } } },
  } as unknown as View;
  const facts = { player: 'p1', ceremony: 20, discount: 4 } as SethCatalog;
  expect(goalsOf(view, facts)).toEqual({ temple: true, vp: 3, price: 12, district: true, battles: 4, units: 3 });
});

test('several may win, with their points together', () => {
  const vp = (battle: number) => ({ total: 9, battle, 'temples-held': 2, 'great-pyramids': 0 });
  const view = {
    players: [
      { player: 'p1', vp: { ...vp(7), total: 7 }, units: {} },
      { player: 'p2', vp: vp(4), units: {} },
      { player: 'p3', vp: vp(2), units: {} },
    ],
    seth: { winners: ['p2', 'p3'], camps: [['p1'], ['p2', 'p3']], target: 8, temples: {} },
  } as unknown as View;
  const catalog = { seth: { player: 'p1', ceremony: 20, discount: 4, goal: 6 } } as unknown as Catalog;
  const outcome = seth.outcome!(view, catalog);
  expect(outcome?.winners).toEqual(['p2', 'p3']);
  expect(outcome?.camps?.map(({ players }) => players)).toEqual([['p1'], ['p2', 'p3']]);
  // A finished sacred temple counts with the temples held.
  expect(together([vp(4), vp(2)])).toEqual({ total: 9, battle: 6, 'temples-held': 3, 'great-pyramids': 0 });
});

test('of two battles prepared at once the one that waits for me is shown, and no card is discarded', () => {
  const battle = (space: string, settled: number) => ({
    frame: 'battle',
    space,
    attacker: 'p1',
    'attacker-settled': settled,
  });
  const view = (...settled: number[]): View =>
    ({ you: 'p1', frames: settled.map((one, k) => battle(`space-${k}`, one)) }) as unknown as View;
  expect(battleOf(view(0, 0))?.['space']).toBe('space-1');
  expect(battleOf(view(0, 1))?.['space']).toBe('space-0');
  expect(discards(view(0, 1))).toBe(false);
  expect(discards(view(0))).toBe(true);
});
