/** The rules in the order of play: which rows of the rule pages a chapter has, and which task of a lesson is its picture. */

export interface Chapter {
  id: string;
  /** Chapters of the rule pages: `K9` is K9.1, K9.2 … */
  rules: string[];
  picture: { lesson: string; task: number };
}

const chapter = (id: string, rules: string[], lesson: string, task: number): Chapter => ({
  id,
  rules,
  picture: { lesson, task },
});

export const CHAPTERS: Chapter[] = [
  chapter('goal', ['K1', 'K2'], 'temples', 2),
  chapter('set-up', ['K3'], 'buy', 1),
  chapter('night', ['K4'], 'turn-order', 1),
  chapter('day', ['K5'], 'pray-build', 3),
  chapter('pray-build', ['K6'], 'pray-build', 2),
  chapter('buy', ['K7'], 'buy', 1),
  chapter('recruit', ['K8'], 'recruit', 1),
  chapter('move', ['K9'], 'move', 2),
  chapter('battle', ['K10'], 'attack', 2),
  chapter('creatures', ['K11'], 'creatures', 2),
  chapter('di-cards', ['K15'], 'di-cards', 1),
  chapter('evening', ['K12', 'K13'], 'temples', 3),
  chapter('end', ['K14'], 'turn-order', 2),
  chapter('ta-seti', ['T0', 'T1', 'T2', 'T3', 'T4', 'T5'], 'black-pyramid', 1),
  chapter('blood-and-sand', ['BS1', 'BS2', 'BS3', 'BS4', 'BS5', 'BS6', 'BS7', 'BS8', 'BS9', 'BS10'], 'blood-and-sand', 2),
  chapter('book-of-the-dead', ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'], 'sacrifice', 1),
  chapter('seth', ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'], 'seth', 2),
];

/** Returns whether a row of the rule pages is there in every language: those of the base game, Ta-Seti and the Book of the Dead;
 * all others are in English. */
export const inOwnWords = (id: string): boolean => /^[KTB]\d/.test(id);

/** Returns the words of a row for people: what programs need to know of options and sources is left out. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s*\[[^\]]*\](?!\()/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '');
}
