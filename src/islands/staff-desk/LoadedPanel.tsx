import { type ComponentType, useEffect, useState } from 'react';
import type { ListCopy } from '../../ui/paged-list/PagedList.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';

interface Props<PanelProps> {
  /** Loads the panel. */
  load: () => Promise<ComponentType<PanelProps>>;
  /** The name of the panel's file. */
  chunk: string;
  copy: Pick<ListCopy, 'loading' | 'tryAgain'>;
  panelProps: PanelProps;
}

/** A part of the desk whose code is loaded when it is first opened, because it is large and not everyone needs it. */
export function LoadedPanel<PanelProps extends object>({ load, chunk, copy, panelProps }: Props<PanelProps>) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | 'failed'>();

  const start = () => {
    setPanel(undefined);
    load().then(
      // React would call the component itself as an updater function.
      (loaded) => setPanel(() => loaded),
      (error) => {
        console.error(error);
        setPanel('failed');
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only once, although each render brings another function.
  useEffect(start, []);

  if (typeof Panel === 'function') return <Panel {...panelProps} />;
  // Specification, section 8: the notice names the chunk.
  if (Panel === 'failed')
    return <TryAgain text={`Loading chunk ${chunk} failed`} label={copy.tryAgain} onRetry={start} />;
  return <Spinner label={copy.loading} />;
}
