import { expect, test } from 'vitest';
import type { Catalog } from '../lib/messages';
import { nightSteps, stepOf } from './sand/night';

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
