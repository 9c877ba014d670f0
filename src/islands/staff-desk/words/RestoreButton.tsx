import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { restoreCopy } from '../../../stores/staff-copy-actions.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Confirmation } from './Confirmation.tsx';
import type { WordsCopy } from './copy.ts';

interface Props {
  /** The number of the version; 0 for the copy in the files. */
  version: number;
  /** The accessible name of the button. */
  label: string;
  /** How many fields the draft changes. */
  changeCount: number;
  onRestored: (message: string) => void;
  copy: WordsCopy;
}

/** A button that makes an earlier version the draft. If there is a draft already, it asks for confirmation first. */
export function RestoreButton({ version, label, changeCount, onRestored, copy }: Props) {
  const { history } = copy;
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isAsking, setAsking] = useState(false);
  const action = useAsyncAction(copy.failure);
  const run = () => restoreCopy(version);
  const restore = async () => {
    if (changeCount > 0) return setAsking(true);
    const message = await action.run(run);
    if (message !== undefined) onRestored(message);
  };
  const close = () => {
    flushSync(() => setAsking(false));
    wrapper.current?.querySelector('button')?.focus();
  };
  if (isAsking)
    return (
      <Confirmation
        question={formatMessage(history.restoreQuestion, { count: changeCount })}
        confirmLabel={history.restoreConfirm}
        keepLabel={copy.keep}
        failure={copy.failure}
        run={run}
        onDone={(message) => {
          close();
          onRestored(message);
        }}
        onCancel={close}
      />
    );
  return (
    <span ref={wrapper}>
      <AsyncButton
        label={history.restore}
        aria-label={label}
        isQuiet
        isPending={action.isPending}
        onClick={() => void restore()}
      />
      {action.result?.cause && <ActionNotice action={action} />}
    </span>
  );
}
