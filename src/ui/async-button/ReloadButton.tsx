import type { ApiError } from '../../lib/reply.ts';
import { AsyncButton } from './AsyncButton.tsx';
import { useAsyncAction } from './use-async-action.ts';

export interface ReloadButtonCopy {
  label: string;
  failure: string;
}

interface Props {
  /** What a change failed with. */
  cause: ApiError | undefined;
  copy: ReloadButtonCopy;
  /** Shows the thing as it is by now. */
  load: () => Promise<void>;
  onLoaded: () => void;
}

/** A way on for whom a change was refused because somebody else was faster; nothing after any other failure. */
export function ReloadButton({ cause, copy, load, onLoaded }: Props) {
  const act = useAsyncAction(copy.failure);
  if (cause?.code !== 'conflict') return null;

  const loadAnew = async () => {
    const text = await act.run(async () => {
      await load();
      return copy.label;
    });
    if (text !== undefined) onLoaded();
  };
  return (
    <>
      <AsyncButton label={copy.label} isQuiet isPending={act.isPending} onClick={() => void loadAnew()} />
      {act.words?.cause && <span>{act.words.text}</span>}
    </>
  );
}
