/** What the Book of the Dead calls its things. */

import { t } from '../../lib/texts.svelte';
import type { Vocabulary } from '../../lib/vocabulary';

export const divinityName = (name: string): string => t(`tile-emerald-${name}`);

export const deadWords: Vocabulary = {
  icons: {
    afterlife: 'afterlife',
    nile: 'boat',
    'to-reserve': 'afterlife',
    'solar-bark': 'boat',
    trip: 'boat',
    honour: 'honour',
    reserve: 'people',
    strength: 'sword',
    damage: 'drop',
    shield: 'shield',
  },
  onSpace: ({ divinities }, space) =>
    Object.entries(divinities ?? {}).flatMap(([name, at]) => (at === space ? [divinityName(name)] : [])),
};
