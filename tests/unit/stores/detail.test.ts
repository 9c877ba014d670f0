import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lib/reply.ts';
import { createDetail } from '../../../src/stores/detail.ts';

afterEach(() => vi.restoreAllMocks());

const logged = () => vi.spyOn(console, 'error').mockReturnValue();

test('holds what was asked for', async () => {
  const { $detail, load } = createDetail(async () => ({ data: 'bread' }));
  const loading = load();
  expect($detail.get()).toEqual({ state: 'loading' });
  await loading;
  expect($detail.get()).toEqual({ state: 'ready', item: 'bread' });
});

test('knows what is unknown from what failed, and logs the failure only', async () => {
  const log = logged();
  const failure = new ApiError(503);
  const answers = [new ApiError(404), failure];
  const { $detail, load } = createDetail(() => Promise.reject(answers.shift()));
  await load();
  expect($detail.get()).toEqual({ state: 'unknown' });
  await load();
  expect($detail.get()).toEqual({ state: 'failed' });
  expect(log.mock.calls).toEqual([[failure]]);
});

test('can be asked again after a failure', async () => {
  logged();
  const answers = [Promise.reject(new ApiError(0)), Promise.resolve({ data: 'bread' })];
  const { $detail, load } = createDetail(() => answers.shift() ?? Promise.reject());
  await load();
  await load();
  expect($detail.get()).toEqual({ state: 'ready', item: 'bread' });
});
