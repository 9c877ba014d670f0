import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createNewsWatch } from '../../src/desk-news/watch-news.ts';

const interval = 5;

function setUp() {
  const news = new Map<string | undefined, string>();
  const read = vi.fn(async (organization: string | undefined) => news.get(organization) ?? 'none');
  const onFailure = vi.fn();
  return { news, read, onFailure, watch: createNewsWatch({ read, interval, onFailure }) };
}

test('a subscriber to the desk news gets the current news, and then only changes', async () => {
  const { news, read, watch } = setUp();
  const received: string[] = [];
  const unsubscribe = watch.subscribe(undefined, (text) => received.push(text));
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(3);
  expect(received).toEqual(['none']);
  news.set(undefined, 'one order');
  await expect.poll(() => received).toEqual(['none', 'one order']);
  unsubscribe();
});

test('a second subscriber to the news of the same organization gets the latest news immediately, without another query', async () => {
  const { read, watch } = setUp();
  const first: string[] = [];
  const unsubscribe = watch.subscribe('organization-1', (text) => first.push(text));
  await expect.poll(() => first).toEqual(['none']);
  const readCount = read.mock.calls.length;
  const second: string[] = [];
  const unsubscribeSecond = watch.subscribe('organization-1', (text) => second.push(text));
  expect(second).toEqual(['none']);
  expect(read).toHaveBeenCalledTimes(readCount);
  expect(watch.count()).toBe(2);
  unsubscribe();
  unsubscribeSecond();
});

test('subscribers to the desk news get only the news of their own organization', async () => {
  const { news, watch } = setUp();
  news.set('organization-1', 'first').set('organization-2', 'second');
  const received: string[] = [];
  const unsubscribes = ['organization-1', 'organization-2'].map((id) =>
    watch.subscribe(id, (text) => received.push(id + text)),
  );
  await expect.poll(() => received.sort()).toEqual(['organization-1first', 'organization-2second']);
  for (const unsubscribe of unsubscribes) unsubscribe();
});

test('the desk news is no longer read after the last subscriber has left', async () => {
  const { read, watch } = setUp();
  watch.subscribe(undefined, () => {})();
  expect(watch.count()).toBe(0);
  const readCount = read.mock.calls.length;
  await sleep(10 * interval);
  expect(read).toHaveBeenCalledTimes(readCount);
});

test('a failure to read the desk news is reported, and the result of the next attempt is sent', async () => {
  const { read, onFailure, watch } = setUp();
  const error = new Error('the database is down');
  read.mockRejectedValueOnce(error);
  const received: string[] = [];
  const unsubscribe = watch.subscribe(undefined, (text) => received.push(text));
  await expect.poll(() => received).toEqual(['none']);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  unsubscribe();
});
