import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine, watchEngine } from './engine.svelte';
import type { Setup } from './messages';

/** Returns what asks a server that answers with *answers* in turn; 'away' is one that does not answer. */
function server(...answers: (Setup['engine'] | 'away')[]): () => Promise<Setup> {
  return () => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked too often');
    return answer === 'away' ? Promise.reject(new Error('offline')) : Promise.resolve({ engine: answer } as Setup);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  engine.now = 'unknown';
  engine.becameFaster = false;
});
afterEach(() => vi.useRealTimers());

test('a compiled or an interpreted server is asked once', async () => {
  for (const answer of ['compiled', 'interpreted'] as const) {
    await watchEngine(server(answer));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine).toEqual({ now: answer, becameFaster: false });
  }
});

test('the engine that is being compiled takes over, with a restart on the way', async () => {
  await watchEngine(server('compiling', 'compiling', 'away', 'compiled'));
  expect(engine).toEqual({ now: 'compiling', becameFaster: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(engine).toEqual({ now: 'compiled', becameFaster: true });
});
