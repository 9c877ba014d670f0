import { type ComponentType, useState } from 'react';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';

interface Props<PanelProps> {
  /** Loads the panel. */
  load: () => Promise<ComponentType<PanelProps>>;
  /** The name of the panel's file. */
  chunk: string;
  copy: { open: string; tryAgain: string };
  panelProps: PanelProps;
}

/** A part of the profile whose code is loaded at the press of a button, because few people need it, and they seldom do. */
export function OnRequest<PanelProps extends object>({ load, chunk, copy, panelProps }: Props<PanelProps>) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | 'loading' | 'failed'>();

  const open = () => {
    if (Panel === 'loading') return;
    setPanel('loading');
    load().then(
      // React would call the component itself as an updater function.
      (loaded) => setPanel(() => loaded),
      (error) => {
        console.error(error);
        setPanel('failed');
      },
    );
  };

  if (typeof Panel === 'function') return <Panel {...panelProps} />;
  return (
    <>
      {Panel === 'failed' && (
        // Specification, section 8: the notice names the chunk.
        <p className="notice notice--alert" role="alert">
          Loading chunk {chunk} failed
        </p>
      )}
      <div className="button-row">
        <AsyncButton
          label={Panel === 'failed' ? copy.tryAgain : copy.open}
          isQuiet
          isPending={Panel === 'loading'}
          onClick={open}
        />
      </div>
    </>
  );
}
