/** Which engine the server runs on. While a faster one is being compiled, it is asked now and then whether that took over. */

import { api } from './api';
import type { Setup } from './messages';

const ASK_EVERY = 4000;

export const engine: { now: Setup['engine'] | 'unknown'; becameFaster: boolean } = $state({
  now: 'unknown',
  becameFaster: false,
});

/** Finds out which engine runs, and waits for the compiled one where it is on its way. */
export async function watchEngine(ask: () => Promise<Setup> = api.setup): Promise<void> {
  try {
    const { engine: found } = await ask();
    engine.becameFaster = engine.now === 'compiling' && found === 'compiled';
    engine.now = found;
  } catch {
    // The server is being restarted, or the network is away: what is known stays.
  }
  if (engine.now === 'compiling') setTimeout(() => void watchEngine(ask), ASK_EVERY);
}
