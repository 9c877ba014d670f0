import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAllCode } from '../../../src/lib/fetch-code.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a server that never answers. */
const hang: typeof fetch = (_, { signal } = {}) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('scripts are fetched in parallel, and each only once', async () => {
  fetchMock.mockImplementation(async () => new Response('code'));
  await Promise.all([fetchAllCode(['/once-1.js', '/once-2.js']), fetchAllCode(['/once-2.js'])]);
  await fetchAllCode(['/once-1.js']);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/once-1.js', '/once-2.js']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that failed to load is fetched again, but the others are not', async () => {
  fetchMock.mockImplementation(async () => new Response('code'));
  fetchMock.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await expect(fetchAllCode(['/failed.js', '/arrived.js'])).rejects.toThrow('/failed.js returned 503');
  await fetchAllCode(['/failed.js', '/arrived.js']);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/failed.js', '/arrived.js', '/failed.js']);
});

test('after two minutes, the request for a script is aborted and counts as failed, and a retry may succeed', async () => {
  fetchMock.mockImplementation(async () => new Response('code')).mockImplementationOnce(hang);
  const failed = expect(fetchAllCode(['/hanging.js'])).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  await fetchAllCode(['/hanging.js']);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
