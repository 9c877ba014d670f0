import { ApiError } from '../../lib/api-error.ts';
import { AsyncButton } from './AsyncButton.tsx';
import { useAsyncAction } from './use-async-action.ts';

export interface ReloadCopy {
  label: string;
  failure: string;
}

interface Props {
  /** The failure of an edit. */
  cause: Error | undefined;
  copy: ReloadCopy;
  load: () => Promise<void>;
  onLoaded: () => void;
}

/** After a conflict, offers to load what someone else has saved in the meantime. Renders nothing after any other failure. */
export function ReloadButton({ cause, copy, load, onLoaded }: Props) {
  const action = useAsyncAction(copy.failure);
  if (!(cause instanceof ApiError) || cause.code !== 'conflict') return null;

  const reload = async () => {
    const message = await action.run(async () => {
      await load();
      // Never shown. `run` returns this message after a success, and undefined after a failure.
      return copy.label;
    });
    if (message !== undefined) onLoaded();
  };
  return (
    <>
      <AsyncButton label={copy.label} isQuiet isPending={action.isPending} onClick={() => void reload()} />
      {action.result?.cause && <span>{action.result.message}</span>}
    </>
  );
}
