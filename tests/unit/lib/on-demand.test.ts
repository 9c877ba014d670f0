import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from '../../../src/lib/on-demand.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = 'Loading chunk send-login failed';

test('code is imported only when it is prefetched or loaded, and only once', async () => {
  const importCode = vi.fn(async () => 'code');
  const code = onDemand('send-login', importCode);
  expect([importCode.mock.calls.length, code.loaded]).toEqual([0, undefined]);
  code.prefetch();
  code.prefetch();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect([importCode.mock.calls.length, code.loaded]).toEqual([1, 'code']);
});

test('code that failed to load is named in the error, and the next call loads it', async () => {
  const importCode = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('code');
  const code = onDemand('send-login', importCode);
  await expect(code.load()).rejects.toThrow(message);
  expect(await code.load()).toBe('code');
});

test('a prefetch that fails is not repeated, but the code is loaded when it is needed', async () => {
  const importCode = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('code');
  const code = onDemand('send-login', importCode);
  code.prefetch();
  await vi.advanceTimersByTimeAsync(0);
  code.prefetch();
  await vi.advanceTimersByTimeAsync(0);
  expect([importCode.mock.calls.length, code.loaded]).toEqual([1, undefined]);
  expect(await code.load()).toBe('code');
});
