import { useCallback, useState } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';

/** Returns the code if it is loaded, and a function that loads it. The component renders again once the code has loaded or failed to load. */
export function useOnDemand<Code>(code: OnDemand<Code>) {
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');
  /** @returns whether loading succeeded */
  const load = useCallback(async () => {
    setState('loading');
    try {
      await code.load();
      setState('loaded');
      return true;
    } catch (error) {
      console.error(error);
      setState('failed');
      return false;
    }
  }, [code]);
  return { loaded: code.loaded, isLoading: state === 'loading', hasFailed: state === 'failed', load };
}
