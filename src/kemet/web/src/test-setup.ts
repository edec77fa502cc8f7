/** What modules of the client ask of a browser when they are loaded. */

const noQuery = { matches: false, addEventListener: () => undefined };
Object.assign(globalThis, {
  matchMedia: () => noQuery,
  addEventListener: () => undefined,
  location: { hash: '', pathname: '/', search: '' },
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
