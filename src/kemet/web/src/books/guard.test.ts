import { expect, test } from 'vitest';

/** Sources of the core: what every game has. Messages are generated from the server's, drawings are only looked up. */
const CORE = import.meta.glob<string>(['../{lib,table,board,parts,screens}/**/*.{ts,svelte}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GENERATED = /messages\.ts$|icons\.ts$|palette\.ts$/;
/** Things that only some module or edition brings. */
const THINGS = [
  'priest',
  'path-token',
  'ta-seti',
  'dawn',
  'veteran',
  'honour',
  'afterlife',
  'divinit',
  'sacrifice',
  'osiris',
  'eclipse',
  'ceremony',
  'blood-and-sand',
  'book-of-the-dead',
];

test('there are core files', () => {
  expect(Object.keys(CORE).length).toBeGreaterThan(60);
});

test.each(Object.entries(CORE).filter(([file]) => !GENERATED.test(file)))('%s names nothing of a module', (_, text) => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->/g, '').toLowerCase();
  for (const thing of THINGS) expect(code).not.toContain(thing);
});
