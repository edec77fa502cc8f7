/** The edition Blood and Sand at the table. */

import type { Book } from '../book';
import NightSteps from './NightSteps.svelte';
import Veterans from './Veterans.svelte';

export const bloodAndSand: Book = {
  id: 'blood-and-sand',
  Holding: Veterans,
  strip: (view) => (view.phase === 'night' ? NightSteps : null),
};
