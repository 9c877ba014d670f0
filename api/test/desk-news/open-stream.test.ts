import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openNewsStream, streamTimes } from '../../src/desk-news/open-stream.ts';
import { createNewsWatch } from '../../src/desk-news/watch-news.ts';

const createWatch = (read = async () => '{"submitted":[]}') =>
  createNewsWatch({ read, interval: 5, onFailure: (error) => expect.fail(String(error)) });

const open = (watch = createWatch(), times: Partial<typeof streamTimes> = {}, checkAccess = async () => {}) =>
  openNewsStream(watch, { organization: undefined, checkAccess, times: { ...streamTimes, ...times } });

test('a stream of desk news sends the news as an event, and ends after its lifetime', async () => {
  const watch = createWatch();
  expect(await text(open(watch, { lifetime: 50 }))).toBe('data: {"submitted":[]}\n\n');
  await expect.poll(() => watch.count()).toBe(0);
});

test('a stream of desk news sends comments, so that no proxy closes it', async () => {
  expect(await text(open(createWatch(), { heartbeat: 10, lifetime: 100 }))).toContain('\n\n:\n\n:\n\n');
});

test('a stream of desk news ends when its caller loses access', async () => {
  const noAccess = async () => {
    throw new Error('the session has ended');
  };
  expect(await text(open(createWatch(), { check: 10 }, noAccess))).toBe('data: {"submitted":[]}\n\n');
});

test('a stream of desk news is cut off when its client does not read it', async () => {
  let count = 0;
  const watch = createWatch(async () => `${'x'.repeat(10_000)}${count++}`);
  const stream = open(watch);
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(watch.count()).toBe(0);
});
