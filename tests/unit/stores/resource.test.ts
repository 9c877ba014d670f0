import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api-error.ts';
import { createResource } from '../../../src/stores/resource.ts';

afterEach(() => void vi.restoreAllMocks());

const silenceConsole = () => vi.spyOn(console, 'error').mockReturnValue();

/** A loader that returns the results in order, and rejects with those that are errors. */
function loaderOf<T>(...results: (T | Error)[]) {
  return vi.fn(async () => {
    const result = results.shift();
    if (result instanceof Error || result === undefined) throw result ?? new Error('no results left');
    return result;
  });
}

test('a resource with a subscriber stays idle until it is started', () => {
  const load = loaderOf('bread');
  const { $state } = createResource(load);
  $state.subscribe(() => {});
  expect($state.get()).toEqual({ state: 'idle' });
  expect(load).not.toHaveBeenCalled();
});

test('a resource that is started twice loads once', async () => {
  const load = loaderOf('bread');
  const { $state, start } = createResource(load);
  const states: string[] = [];
  $state.subscribe(({ state }) => void states.push(state));
  start();
  start();
  await vi.waitFor(() => expect($state.get()).toEqual({ state: 'ready', data: 'bread' }));
  start();
  expect(states).toEqual(['idle', 'loading', 'ready']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a resource with initial data starts with that data and does not load', () => {
  const load = loaderOf('bread');
  const { $state, start } = createResource(load, { initial: () => 'cached' });
  start();
  expect($state.get()).toEqual({ state: 'ready', data: 'cached' });
  expect(load).not.toHaveBeenCalled();
});

test('a resource distinguishes "not found" from other failures, and logs only the others', async () => {
  const log = silenceConsole();
  const failure = new ApiError(503);
  const { $state, reload } = createResource(loaderOf<string>(new ApiError(404), failure));
  await reload();
  expect($state.get()).toEqual({ state: 'failed', isNotFound: true });
  await reload();
  expect($state.get()).toEqual({ state: 'failed', isNotFound: false });
  expect(log.mock.calls).toEqual([[failure]]);
});

test('a resource can be reloaded after a failure', async () => {
  silenceConsole();
  const { $state, reload } = createResource(loaderOf<string>(new ApiError(0), 'bread'));
  await reload();
  await reload();
  expect($state.get()).toEqual({ state: 'ready', data: 'bread' });
});

test('a resource keeps its data while more is loading, and if loading more fails', async () => {
  silenceConsole();
  const { $state, reload, loadWith } = createResource(loaderOf('bread'));
  await reload();
  const loadingMore = loadWith(loaderOf<string>(new ApiError(503)));
  expect($state.get()).toEqual({ state: 'loading', data: 'bread' });
  await loadingMore;
  expect($state.get()).toEqual({ state: 'failed', data: 'bread', isNotFound: false });
});

test('a resource drops its data when it reloads', async () => {
  const { $state, reload } = createResource(loaderOf('bread', 'cake'));
  await reload();
  const reloading = reload();
  expect($state.get()).toEqual({ state: 'loading' });
  await reloading;
  expect($state.get()).toEqual({ state: 'ready', data: 'cake' });
});

test('a resource ignores the result of a load after a newer one has started', async () => {
  const resolvers: ((data: string) => void)[] = [];
  const { $state, reload } = createResource(() => new Promise<string>((resolve) => resolvers.push(resolve)));
  const loads = [reload(), reload()];
  resolvers[1]?.('second');
  resolvers[0]?.('first');
  await Promise.all(loads);
  expect($state.get()).toEqual({ state: 'ready', data: 'second' });
});

test('a resource refreshes in the background, and keeps the old data if a refresh fails', async () => {
  silenceConsole();
  const { $state, reload, refresh } = createResource(loaderOf<string>('bread', new ApiError(503), 'cake'));
  await reload();
  const failing = refresh();
  expect($state.get()).toEqual({ state: 'ready', data: 'bread' });
  await failing;
  expect($state.get()).toEqual({ state: 'ready', data: 'bread' });
  await refresh();
  expect($state.get()).toEqual({ state: 'ready', data: 'cake' });
});

test('a resource accepts data updates only while it is ready', async () => {
  const { $state, reload, update } = createResource(loaderOf('bread'));
  update((data) => `more ${data}`);
  expect($state.get()).toEqual({ state: 'idle' });
  await reload();
  update((data) => `more ${data}`);
  expect($state.get()).toEqual({ state: 'ready', data: 'more bread' });
});
