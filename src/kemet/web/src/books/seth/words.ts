/** What Seth's game calls its things. */

import { find, t } from '../../lib/texts.svelte';
import type { Vocabulary } from '../../lib/vocabulary';

export const powerName = (power: string): string => t(`power-${power}`);
export const powerText = (power: string): string => find(`power-${power}.text`) ?? '';
export const beastName = (beast: string): string => t(`beast-${beast}`);
export const beastText = (beast: string): string => find(`beast-${beast}.text`) ?? '';

export const sethWords: Vocabulary = {
  answers: {
    power: { name: powerName, text: powerText, icon: 'osiris', important: true },
    beast: { name: beastName, text: beastText, icon: 'creature', important: true },
    along: {
      name: (word) => {
        const [player = '', number = ''] = word.split(':');
        return t('action-along', { player, number: Number(number) });
      },
    },
  },
  icons: { call: 'osiris', 'build-temple': 'temple', first: 'swords' },
  fields: { power: powerName, 'creature-card': beastName },
  players: { victim: true, receiver: true, speaker: true },
  numbers: { ceremony: 'action-pp', 'give-pp': 'action-pp' },
};
