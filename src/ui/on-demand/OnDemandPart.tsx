import { type ComponentType, useEffect, useRef } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { useOnDemand } from './use-on-demand.ts';

interface Props<PartProps> {
  code: OnDemand<ComponentType<PartProps>>;
  props: PartProps;
  copy: { loading: string; tryAgain: string };
}

/**
 * A part of an island whose code is loaded when the part is first shown, unless it has been prefetched. Do not render it on the
 * server, where the code is never loaded.
 */
export function OnDemandPart<PartProps extends object>({ code, props, copy }: Props<PartProps>) {
  const root = useRef<HTMLDivElement>(null);
  const { loaded: Part, hasFailed, load } = useOnDemand(code);
  const isMissing = !Part;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void load();
  };

  if (Part) return <Part {...props} />;
  return (
    <div ref={root} tabIndex={-1}>
      {hasFailed ? (
        <div className="notice notice--alert" role="alert">
          {/* Specification, section 8: the notice names the chunk. */}
          Loading chunk {code.chunk} failed{' '}
          <button className="button button--quiet button--small" type="button" onClick={retry}>
            {copy.tryAgain}
          </button>
        </div>
      ) : (
        <Spinner label={copy.loading} />
      )}
    </div>
  );
}
