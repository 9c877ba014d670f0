import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { ResourceState } from '../../stores/resource.ts';

/**
 * Loads something that only one island shows. The result has the states of a resource, but is not in a store: the library for stores
 * would take up a quarter of the size budget of a small island (tests/e2e/budgets.ts). Loaded data stays while a later load is pending,
 * and after that load fails, unless the caller drops the data. Failures are logged, except "not found".
 * @param loadFirst loads the first data; must not change between renders
 */
export function useLoaded<T>(loadFirst: () => Promise<T>) {
  const [loaded, setLoaded] = useState<ResourceState<T>>({ state: 'loading' });
  /** The number of the latest load. The results of earlier loads are dropped. */
  const latest = useRef(0);

  const load = useCallback(async (loader: () => Promise<T>, dropsData = false) => {
    const loadNumber = ++latest.current;
    setLoaded(({ data }) => ({ state: 'loading', data: dropsData ? undefined : data }));
    try {
      const data = await loader();
      if (loadNumber === latest.current) setLoaded({ state: 'ready', data });
    } catch (error) {
      const isNotFound = error instanceof ApiError && error.status === 404;
      if (!isNotFound) console.error(error);
      if (loadNumber === latest.current) setLoaded(({ data }) => ({ state: 'failed', data, isNotFound }));
    }
  }, []);

  useEffect(() => void load(loadFirst), [load, loadFirst]);
  return [loaded, load] as const;
}
