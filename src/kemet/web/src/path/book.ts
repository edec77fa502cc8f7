/** The path to Ta-Seti at the table. */

import type { Book } from '../books/book';
import BattleTokens from './BattleTokens.svelte';
import { battleTokens, PATH_DECISIONS } from './choices';
import PathDetails from './PathDetails.svelte';
import PathPanel from './PathPanel.svelte';
import PriestsAlong from './PriestsAlong.svelte';
import TokenAnswer from './TokenAnswer.svelte';
import Tokens from './Tokens.svelte';

export const path: Book = {
  id: 'path',
  panel: { icon: 'path', title: 'ui-path', tab: 'path-tab', key: 't', decisions: PATH_DECISIONS, Board: PathPanel },
  Holding: Tokens,
  Details: PathDetails,
  move: { Controls: PriestsAlong, handles: (action) => action.kind === 'own' && action.prefix === 'priests' },
  battle: {
    of: (game) => battleTokens(game).map(({ token, number, action }) => ({ action, number, numbers: token })),
    hint: 'path-battle-hint',
    Chooser: BattleTokens,
  },
  faces: { token: TokenAnswer },
  pieces: {
    badge: (player, space) => (player.priests?.[space] ? { icon: 'ankh', number: player.priests[space] } : null),
  },
};
