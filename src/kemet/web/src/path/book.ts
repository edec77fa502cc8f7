/** The path to Ta-Seti at the table. */

import type { Book } from '../books/book';
import { PATH_DECISIONS } from './choices';
import PathDetails from './PathDetails.svelte';
import PathPanel from './PathPanel.svelte';
import Tokens from './Tokens.svelte';

export const path: Book = {
  id: 'path',
  inPlay: (catalog) => !!catalog.path,
  panel: { icon: 'path', title: 'ui-path', tab: 'path-tab', key: 't', decisions: PATH_DECISIONS, Board: PathPanel },
  Holding: Tokens,
  Details: PathDetails,
};
