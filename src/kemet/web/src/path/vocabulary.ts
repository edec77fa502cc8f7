/** What the path to Ta-Seti calls its things. */

import { find, t } from '../lib/texts.svelte';
import type { Vocabulary } from '../lib/vocabulary';

export const tokenName = (token: string): string => t(`token-${token}`);
export const tokenText = (token: string): string => find(`token-${token}.text`) ?? '';
const laneName = (lane: string): string => t(`lane-${lane}`);

/** Returns the name of a location of the path. */
export function locationName(location: string): string {
  const [board = '', lane = ''] = location.split('-');
  return /^\d$/.test(board) ? t('path-location', { number: Number(board), lane: laneName(lane) }) : t('location-city');
}

/** Returns the words for the priest at a location of the path, such as `2-top` or `ta-seti`. */
function locationLabel(location: string): string {
  const [board = '', lane = ''] = location.split('-');
  if (!/^\d$/.test(board)) return t(`action-path-${location}`);
  return t('action-path', { board: Number(board), lane: laneName(lane) });
}

export const pathWords: Vocabulary = {
  answers: {
    token: { name: tokenName, text: tokenText, important: true },
    road: { name: laneName, icon: 'path' },
    path: { name: locationLabel, icon: 'priest' },
    priests: { name: (word) => t('action-priests', { number: Number(word) }), icon: 'priest' },
  },
  icons: { priest: 'priest' },
  fields: { 'path-token': tokenName, location: locationName },
  numbers: { 'lose-priests': 'ui-aria-priests', 'pick-figures': 'ui-aria-priests' },
  laid: { 'path-token-used': (event) => `token/${event['path-token']}` },
  components: ({ path }) =>
    (path?.tokens ?? []).map(({ id, sure }) => ({
      id: `token/${id}`,
      sure,
      kind: 'path-token',
      words: () => ({ title: tokenName(id), text: tokenText(id) }),
    })),
  onSpace: ({ priests }, space) => (priests?.[space] ? [t('ui-aria-priests', { number: priests[space] })] : []),
};
