import { useEffect, useRef } from 'react';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';

interface Props {
  question: string;
  confirmLabel: string;
  keepLabel: string;
  failure: string;
  /** Returns the API's message. */
  run: () => Promise<string>;
  onDone: (message: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation before a draft is discarded or replaced. */
export function Confirmation({ question, confirmLabel, keepLabel, failure, run, onDone, onCancel }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const action = useAsyncAction(failure);
  // An accidental second press must not confirm, so the question gets the focus rather than a button.
  useEffect(() => paragraph.current?.focus(), []);
  const onConfirm = async () => {
    const message = await action.run(run);
    if (message !== undefined) onDone(message);
  };
  return (
    <div className="desk-form words-confirmation">
      <p tabIndex={-1} ref={paragraph}>
        {question}
      </p>
      <div className="button-row">
        <AsyncButton label={confirmLabel} isQuiet isPending={action.isPending} onClick={() => void onConfirm()} />
        <AsyncButton label={keepLabel} isQuiet isPending={false} onClick={onCancel} />
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
