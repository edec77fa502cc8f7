/** What Seth's game calls its things. */

import { find, t } from '../../lib/texts.svelte';
import type { Vocabulary } from '../../lib/vocabulary';

export const powerName = (power: string): string => t(`power-${power}`);
export const powerText = (power: string): string => find(`power-${power}.text`) ?? '';
export const beastName = (beast: string): string => t(`beast-${beast}`);
export const beastText = (beast: string): string => find(`beast-${beast}.text`) ?? '';

/** The icons of the spaces of Seth's board. */
export const PLACES: Record<string, string> = {
  'furious-invasion': 'swords',
  'seth-move-upper': 'step',
  'seth-move-middle': 'step',
  'seth-recruit': 'recruit',
  'seth-build': 'build',
  'seth-pray-middle': 'ka',
  'seth-pray-lower': 'ka',
  invocation: 'scroll',
  'buy-violet': 'tile',
  'corrupt-troop': 'people',
  'corrupt-creature': 'creature',
  'destroy-units': 'afterlife',
  'corrupt-pyramid': 'build',
};

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
  icons: { ...PLACES, call: 'osiris', 'build-temple': 'temple', first: 'swords' },
  fields: { power: powerName, 'creature-card': beastName },
  players: { victim: true, receiver: true, speaker: true },
  named: { 'seth-turn': 'ui-member-token' },
  spaces: { 'community-turn': 'ui-temple-at' },
  numbers: { ceremony: 'action-pp', 'give-pp': 'action-pp' },
};
