import { expect, test } from 'vitest';
import { battlesOf, partRows } from './battles';
import type { GameEvent } from './messages';

const EVENTS: GameEvent[] = [
  { name: 'battle-begins', player: 'p1', enemy: 'p2', space: 'west_temple' },
  { name: 'battle-card-revealed', player: 'p1', card: '3-2-0' },
  { name: 'battle-card-revealed', player: 'p2', card: '2-0-2' },
  { name: 'di-played', player: 'p2', di: 'war-fury' },
  { name: 'battle-part', player: 'p1', part: 'x5', kind: 'strength', number: 5 },
  { name: 'battle-part', player: 'p1', part: 'card/3-2-0', kind: 'strength', number: 3 },
  { name: 'battle-part', player: 'p1', part: 'card/3-2-0', kind: 'damage', number: 2 },
  { name: 'battle-strength', player: 'p1', strength: 8, damage: 2, shield: 0 },
  { name: 'battle-strength', player: 'p2', strength: 5, damage: 0, shield: 2 },
  { name: 'battle-won', player: 'p1', enemy: 'p2' },
  { name: 'units-destroyed', player: 'p2', space: 'west_temple', number: 1 },
  { name: 'di-played', player: 'p2', di: 'prayer' },
];

test('a battle is told from its events', () => {
  const [battle] = battlesOf(EVENTS);
  expect(battle).toMatchObject({ space: 'west_temple', winner: 'p1', decided: true });
  expect(battle?.attacker).toMatchObject({ player: 'p1', card: '3-2-0', total: { strength: 8, damage: 2, shield: 0 } });
  expect(battle?.defender).toMatchObject({ player: 'p2', di: ['war-fury'], lost: 1 });
});

test('parts add up to rows by source', () => {
  expect(partRows(battlesOf(EVENTS)[0]!.attacker)).toEqual([
    { part: 'x5', numbers: { strength: 5, damage: 0, shield: 0 } },
    { part: 'card/3-2-0', numbers: { strength: 3, damage: 2, shield: 0 } },
  ]);
});

test('a battle called off by an escape has no winner', () => {
  const events = [EVENTS[0]!, { name: 'troop-escaped', player: 'p2', space: 'west_temple', to: 's_front' }, EVENTS[9]!];
  expect(battlesOf(events)[0]).toMatchObject({ winner: null, decided: false });
});
