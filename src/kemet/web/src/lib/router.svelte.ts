/** The page shown, from the part of the address behind `#`: `#/game/ID?invite=…`. */

import { transport } from './transport';

export interface Route {
  screen: string;
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', id = ''] = path.split('/').map(decodeURIComponent);
  return { screen, id, query: new URLSearchParams(query) };
}

// `kemet serve --open` and links typed by hand may name a page by its path.
if (!transport.local && !location.hash && location.pathname !== '/') {
  history.replaceState(null, '', `/#${location.pathname}${location.search}`);
}

let current: Route = $state.raw(parse(location.hash));

addEventListener('hashchange', () => {
  current = parse(location.hash);
  scrollTo(0, 0);
});

export function route(): Route {
  return current;
}

/** Returns the address of a page. */
export function to(screen: string, id = '', query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${screen}${id ? `/${encodeURIComponent(id)}` : ''}${search ? `?${search}` : ''}`;
}

export function go(address: string): void {
  location.hash = address;
}
