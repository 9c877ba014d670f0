import { useCallback, useState } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';

/** Loads code, and renders again when it has been loaded or has failed to. */
export function useOnDemand<Code>(code: OnDemand<Code>) {
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');
  const load = useCallback(() => {
    setState('loading');
    code.load().then(
      () => setState('loaded'),
      (error) => {
        console.error(error);
        setState('failed');
      },
    );
  }, [code]);
  return { loaded: code.loaded, isLoading: state === 'loading', hasFailed: state === 'failed', load };
}
