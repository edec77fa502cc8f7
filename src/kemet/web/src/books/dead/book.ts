/** The module Book of the Dead at the table. */

import type { IconName } from '../../board/icons';
import type { Book } from '../book';
import DeadDetails from './DeadDetails.svelte';
import DivinityAlong from './DivinityAlong.svelte';
import Holding from './Holding.svelte';
import SacrificeNote from './SacrificeNote.svelte';

/** What a divinity looks like; the Great Old Ones take the places of the two. */
const LOOKS: Record<string, IconName> = { thoth: 'thoth', apophis: 'apophis', nyarlathotep: 'thoth', cthulhu: 'apophis' };

export const bookOfTheDead: Book = {
  id: 'book-of-the-dead',
  Holding,
  Details: DeadDetails,
  Note: SacrificeNote,
  move: {
    Controls: DivinityAlong,
    handles: ({ text }) => text === 'with-divinity' || text === 'without-divinity',
  },
  pieces: {
    figures: (view, catalog) =>
      view.players.flatMap(({ player, divinities }) =>
        Object.entries(divinities ?? {}).flatMap(([name, space]) => {
          const facts = catalog.divinities?.find(({ id }) => id === name);
          if (!facts || space === 'reserve') return [];
          return [{ player, space, name, icon: LOOKS[name] ?? 'thoth', strength: facts.strength, health: facts.health }];
        }),
      ),
  },
};
