/** Seth's game at the table: one against the community. */

import { t } from '../../lib/texts.svelte';
import type { Book } from '../book';
import AlliesAlong from './AlliesAlong.svelte';
import CommunityNote from './CommunityNote.svelte';
import DayTrack from './DayTrack.svelte';
import { goalsOf } from './goals';
import Holding from './Holding.svelte';
import OsirisPanel from './OsirisPanel.svelte';
import SethBoard from './SethBoard.svelte';
import SethLayer from './SethLayer.svelte';

export const seth: Book = {
  id: 'seth',
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
  outcome: (view, catalog) => {
    const now = view.seth;
    const facts = catalog.seth;
    if (!now?.winners.length || !facts) return null;
    const lone = now.winners.join() === now.camps[0]?.join();
    const goals = goalsOf(view, facts);
    const way = lone
      ? goals.battles >= now.target
        ? t('ui-won-by-battles', { vp: goals.battles })
        : t('ui-won-by-destruction')
      : goals.vp >= facts.goal
        ? t('ui-won-by-points', { vp: goals.vp })
        : t('ui-won-by-district');
    return {
      winners: now.winners,
      title: t(lone ? 'ui-seth-won' : 'ui-community-won'),
      how: way,
      camps: [{ players: now.camps[0] ?? [] }, { players: now.camps[1] ?? [], name: t('ui-community') }],
    };
  },
};
