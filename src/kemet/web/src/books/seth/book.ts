/** Seth's game at the table: one against the community. */

import { t } from '../../lib/texts.svelte';
import type { Book } from '../book';
import AlliesAlong from './AlliesAlong.svelte';
import CommunityNote from './CommunityNote.svelte';
import DayTrack from './DayTrack.svelte';
import Holding from './Holding.svelte';
import OsirisPanel from './OsirisPanel.svelte';
import SethBoard from './SethBoard.svelte';
import SethLayer from './SethLayer.svelte';

export const seth: Book = {
  id: 'seth',
  inPlay: (catalog) => !!catalog.seth,
  panel: {
    icon: 'osiris',
    title: 'ui-osiris',
    tab: 'ui-osiris-tab',
    key: 'o',
    decisions: new Set(['pick-power']),
    Board: OsirisPanel,
  },
  Holding,
  Note: CommunityNote,
  strip: (view) => (view.seth && view.phase === 'day' ? DayTrack : null),
  ActionBoard: SethBoard,
  hasOwnBoard: ({ player }, catalog) => catalog.seth?.player === player,
  move: { Controls: AlliesAlong, handles: (action) => action.kind === 'own' && action.prefix === 'along' },
  pieces: { Layer: SethLayer },
  outcome: ({ seth: now }) => {
    if (!now?.winners.length) return null;
    const lone = now.winners.join() === now.camps[0]?.join();
    return { winners: now.winners, title: t(lone ? 'ui-seth-won' : 'ui-community-won') };
  },
};
