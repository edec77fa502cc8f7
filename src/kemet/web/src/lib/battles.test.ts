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

test('losses of allies in a mixed troop fall on the side that faces Seth', () => {
  const events: GameEvent[] = [
    ...EVENTS.slice(0, 10),
    { name: 'units-destroyed', player: 'p2', space: 'west_temple', number: 1 },
    { name: 'units-destroyed', player: 'p3', space: 'west_temple', number: 2 },
    { name: 'units-destroyed', player: 'p3', space: 's_front', number: 1 },
  ];
  expect(battlesOf(events)[0]).toMatchObject({ attacker: { lost: 0 }, defender: { lost: 3 } });
  const between = events.map((event) => (event['player'] === 'p1' ? { ...event, player: 'p4' } : event));
  expect(battlesOf(between)[0]).toMatchObject({ attacker: { lost: 0 }, defender: { lost: 1 } });
});

test('of two battles prepared at once each has its own cards and losses', () => {
  const laid = (card: string, other: string, enemy: string): GameEvent[] => [
    { name: 'battle-card-revealed', player: 'p1', card },
    { name: 'battle-card-revealed', player: enemy, card: other },
    { name: 'battle-won', player: 'p1', enemy },
  ];
  const [second, first] = battlesOf([
    { name: 'battle-begins', player: 'p1', enemy: 'p3', space: 's_front' },
    { name: 'battle-begins', player: 'p1', enemy: 'p2', space: 'nw_front' },
    ...laid('4-1-0', '2-0-2', 'p2'),
    { name: 'units-destroyed', player: 'p2', space: 'nw_front', number: 1 },
    ...laid('3-2-0', '1-3-0', 'p3'),
    { name: 'units-destroyed', player: 'p3', space: 's_front', number: 2 },
  ]);
  expect(first).toMatchObject({ space: 'nw_front', attacker: { card: '4-1-0' }, defender: { card: '2-0-2', lost: 1 } });
  expect(second).toMatchObject({ space: 's_front', winner: 'p1', attacker: { card: '3-2-0' }, defender: { lost: 2 } });
});
