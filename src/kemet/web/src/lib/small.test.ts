import { expect, test } from 'vitest';
import { wait } from './connection';
import { parse, to } from './router.svelte';
import { ranking } from './scores';
import { unbroken } from './texts.svelte';
import { ago } from './time';
import type { View } from './messages';

test('reconnections wait longer and longer, but not for ever', () => {
  expect(wait(0)).toBeLessThan(wait(1));
  expect(wait(30)).toBe(8000);
});

test('addresses of pages can be read back', () => {
  const address = to('game', 'a/b', { invite: 'x y' });
  const route = parse(address);
  expect(route).toMatchObject({ screen: 'game', id: 'a/b' });
  expect(route.query.get('invite')).toBe('x y');
  expect(parse('').screen).toBe('');
});

test('moments are told in words', () => {
  expect(ago(1000, 'en', 1000 + 120)).toBe('2 minutes ago');
  expect(ago(1000, 'fr', 1000 + 7200)).toBe('il y a 2 heures');
});

test('the winner comes first, then the points, then battles', () => {
  const player = (name: string, total: number, battle: number) => ({ player: name, vp: { total, battle } });
  const view = {
    order: ['p1', 'p2', 'p3', 'p4'],
    players: [player('p1', 5, 0), player('p2', 7, 1), player('p3', 8, 2), player('p4', 5, 2)],
  } as unknown as View;
  expect(ranking(view, ['p3'])).toEqual(['p3', 'p2', 'p4', 'p1']);
  expect(ranking(view, ['p1', 'p4'])).toEqual(['p4', 'p1', 'p3', 'p2']);
});

test('a line does not end within figures', () => {
  expect(unbroken('3-2-0')).toBe('3\u20112\u20110');
  expect(unbroken('level-4 pyramid')).toBe('level-4 pyramid');
});
