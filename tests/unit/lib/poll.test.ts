import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from '../../../src/lib/poll.ts';

/** What of a page matters here. */
class FakePage extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
const ask = vi.fn(async () => {});
const poll = () => pollWhileVisible(ask, 1_000, page as unknown as Document);

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  ask.mockReset().mockImplementation(async () => {});
});

test('asks at once, and again after each pause', async () => {
  const stop = poll();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});

test('rests while the page is out of sight, and asks at once when it is back', async () => {
  const stop = poll();
  page.turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.turn(false);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test('never asks twice at a time, however slow the answer is', async () => {
  let reply = () => {};
  ask.mockImplementation(() => new Promise<void>((resolve) => (reply = resolve)));
  const stop = poll();
  page.turn(true);
  page.turn(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
  reply();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('is over when it is stopped', async () => {
  const stop = poll();
  await vi.advanceTimersByTimeAsync(500);
  stop();
  page.turn(true);
  page.turn(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
