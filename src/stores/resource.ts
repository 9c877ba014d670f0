import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../lib/api-error.ts';

/**
 * The state of something loaded from the API. The state has `data` when it is `ready`, and keeps the data while `loadWith`
 * is loading, and after `loadWith` has failed. `isNotFound`: the API answered 404, so a retry cannot help.
 */
export type ResourceState<T> =
  | { state: 'idle'; data?: undefined }
  | { state: 'loading'; data?: T | undefined }
  | { state: 'failed'; data?: T | undefined; isNotFound: boolean }
  | { state: 'ready'; data: T };

export interface Resource<T> {
  $state: ReadableAtom<ResourceState<T>>;
  /** Starts loading, unless loading has already started. Called by `useResource`. */
  start: () => void;
  /** Loads from scratch. Failures end in the state `failed`; the promise never rejects. */
  reload: () => Promise<void>;
  /** Loads with `loader` and keeps the current data in the meantime. The result is dropped if another load has begun since. */
  loadWith: (loader: () => Promise<T>) => Promise<void>;
  /** Loads in the background: the current data stays until new data has loaded, and if loading fails. The promise never rejects. */
  refresh: () => Promise<void>;
  /** Changes loaded data; does nothing in the other states. */
  update: (change: (data: T) => T) => void;
}

export const idle = { state: 'idle' } as const;

/** Whether data is loading or about to load: an idle resource starts as soon as its island is hydrated. */
export function isLoading({ state }: ResourceState<unknown>): boolean {
  return state === 'idle' || state === 'loading';
}

interface Options<T> {
  /** Returns data that is already available at the start, so that nothing has to load. */
  initial?: () => T | undefined;
}

/**
 * A store of something that is loaded from the API. The store stays `idle` until it is started: the server never starts it, and a
 * browser starts it when the first island that shows it is hydrated. Failures are logged, except "not found" (which `refresh` logs too).
 */
export function createResource<T>(load: () => Promise<T>, { initial }: Options<T> = {}): Resource<T> {
  const $state = atom<ResourceState<T>>(idle);
  /** The number of the latest load. The results of earlier loads are dropped. */
  let latest = 0;

  async function run(loader: () => Promise<T>, data?: T): Promise<void> {
    const loadNumber = ++latest;
    $state.set({ state: 'loading', data });
    try {
      const loaded = await loader();
      if (loadNumber === latest) $state.set({ state: 'ready', data: loaded });
    } catch (error) {
      const isNotFound = error instanceof ApiError && error.status === 404;
      if (!isNotFound) console.error(error);
      if (loadNumber === latest) $state.set({ state: 'failed', data, isNotFound });
    }
  }

  const resource: Resource<T> = {
    $state,
    start() {
      if ($state.get().state !== 'idle') return;
      const data = initial?.();
      if (data === undefined) void resource.reload();
      else $state.set({ state: 'ready', data });
    },
    reload: () => run(load),
    loadWith: (loader) => run(loader, $state.get().data),
    async refresh() {
      const loadNumber = ++latest;
      try {
        const data = await load();
        if (loadNumber === latest) $state.set({ state: 'ready', data });
      } catch (error) {
        console.error(error);
      }
    },
    update(change) {
      const { state, data } = $state.get();
      if (state === 'ready') $state.set({ state, data: change(data) });
    },
  };
  return resource;
}
