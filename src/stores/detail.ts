import { atom, onMount } from 'nanostores';
import { ApiError } from '../lib/reply.ts';

/** `unknown`: there is nothing of that id. `failed`: nobody knows, it may be worth another try. */
export type Detail<T> = { state: 'loading' } | { state: 'unknown' } | { state: 'failed' } | { state: 'ready'; item: T };

/** Makes the store of the one thing that a detail page shows; `ask` is called when somebody first looks. */
export function createDetail<T>(ask: () => Promise<{ data: T }>) {
  const $detail = atom<Detail<T>>({ state: 'loading' });

  /** Asks (again). A failure is logged, and leaves the state `failed`. */
  async function load(): Promise<void> {
    $detail.set({ state: 'loading' });
    try {
      const { data } = await ask();
      $detail.set({ state: 'ready', item: data });
    } catch (error) {
      $detail.set({ state: stateAfter(error) });
    }
  }

  onMount($detail, () => {
    if (typeof window !== 'undefined') void load();
  });
  return { $detail, load };
}

function stateAfter(error: unknown): 'unknown' | 'failed' {
  if (error instanceof ApiError && error.status === 404) return 'unknown';
  console.error(error);
  return 'failed';
}
