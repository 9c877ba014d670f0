import { useEffect, useRef } from 'react';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { NeedsCopy } from './copy.ts';

interface Props {
  question: string;
  copy: Pick<NeedsCopy, 'delete' | 'keep' | 'failure'>;
  /** Returns the API's message. */
  onDelete: () => Promise<string>;
  onDeleted: (message: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation before something is deleted. */
export function ConfirmDeletion({ question, copy, onDelete, onDeleted, onCancel }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const action = useAsyncAction(copy.failure);
  // An accidental second press must not confirm, so the question gets the focus rather than a button.
  useEffect(() => paragraph.current?.focus(), []);
  const confirm = async () => {
    const message = await action.run(onDelete);
    if (message !== undefined) onDeleted(message);
  };
  return (
    <div className="desk-form need-deletion">
      <p tabIndex={-1} ref={paragraph}>
        {question}
      </p>
      <div className="button-row">
        <AsyncButton label={copy.delete} isPending={action.isPending} onClick={() => void confirm()} />
        <AsyncButton label={copy.keep} isQuiet isPending={false} onClick={onCancel} />
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
