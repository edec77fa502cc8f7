import { afterEach, expect, test, vi } from 'vitest';

import { loadOnce } from './sprite';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('drawings that a lost connection kept away come when it is back, and once', async () => {
  vi.useFakeTimers();
  const shown: unknown[] = [];
  vi.stubGlobal('document', { importNode: (node: unknown) => node, body: { append: (node: unknown) => shown.push(node) } });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (text: string) => ({ documentElement: text });
    },
  );
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ default: '<svg/>' });
  const ask = loadOnce(load);
  const first = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all([first, ask()]);
  expect(shown).toEqual(['<svg/>']);
  expect(load).toHaveBeenCalledTimes(2);
});
