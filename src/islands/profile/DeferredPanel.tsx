import { type ComponentType, useState } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';

interface Props<PanelProps> {
  code: OnDemand<ComponentType<PanelProps>>;
  copy: { open: string; tryAgain: string };
  panelProps: PanelProps;
}

/** A panel of the profile whose code is loaded when a button is pressed, because few people need the panel, and only rarely. */
export function DeferredPanel<PanelProps extends object>({ code, copy, panelProps }: Props<PanelProps>) {
  const { loaded: Panel, isLoading, hasFailed, load } = useOnDemand(code);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (!isLoading) void load();
  };

  if (Panel && isOpen) return <Panel {...panelProps} />;
  return (
    <>
      {hasFailed && (
        // Specification, section 8: the notice must contain the chunk's name.
        <p className="notice notice--alert" role="alert">
          Loading chunk {code.chunk} failed
        </p>
      )}
      <div className="button-row">
        <AsyncButton label={hasFailed ? copy.tryAgain : copy.open} isQuiet isPending={isLoading} onClick={open} />
      </div>
    </>
  );
}
