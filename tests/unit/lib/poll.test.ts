import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollWhileVisible } from '../../../src/lib/poll.ts';

/** The part of `document` that polling uses. */
class FakeDocument extends EventTarget {
  hidden = false;
  setHidden(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let fakeDocument: FakeDocument;
const task = vi.fn(async () => {});
const poll = () => pollWhileVisible(task, 1_000, fakeDocument as unknown as Document);

beforeEach(() => {
  vi.useFakeTimers();
  fakeDocument = new FakeDocument();
});

afterEach(() => {
  vi.useRealTimers();
  task.mockReset().mockImplementation(async () => {});
});

test('polling runs the task immediately, and again after each interval', async () => {
  const stop = poll();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(task).toHaveBeenCalledTimes(4);
  stop();
});

test('polling pauses while the page is hidden, and runs the task immediately when it is visible again', async () => {
  const stop = poll();
  fakeDocument.setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(1);
  fakeDocument.setHidden(false);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(3);
  stop();
});

test('polling never runs the task twice at the same time, however slow it is', async () => {
  let finishTask = () => {};
  task.mockImplementation(() => new Promise<void>((resolve) => (finishTask = resolve)));
  const stop = poll();
  fakeDocument.setHidden(true);
  fakeDocument.setHidden(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
  finishTask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
  stop();
});

test('polling that was stopped does not run the task again', async () => {
  const stop = poll();
  await vi.advanceTimersByTimeAsync(500);
  stop();
  fakeDocument.setHidden(true);
  fakeDocument.setHidden(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});
