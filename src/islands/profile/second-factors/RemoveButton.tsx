import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { SecondFactorsCopy } from './copy.ts';

interface Props {
  label: string;
  /** Names what is removed, if the label does not. This name contains the label. */
  accessibleName?: string;
  copy: SecondFactorsCopy;
  remove: () => Promise<string>;
  /** Called with the API's message once the second factor has been removed, and this button with it. */
  onRemoved: (message: string) => void;
}

/** Removes a second factor after asking for confirmation. */
export function RemoveButton({ label, accessibleName, copy, remove, onRemoved }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const action = useAsyncAction(copy.failure);

  const showConfirmation = (isShown: boolean) => {
    flushSync(() => setConfirming(isShown));
    // An accidental second press must not confirm, so the question gets the focus rather than a button.
    root.current?.querySelector<HTMLElement>(isShown ? 'p' : 'button')?.focus();
  };
  const confirm = async () => {
    const message = await action.run(remove);
    if (message !== undefined) onRemoved(message);
  };

  return (
    <div className="second-factors__remove" ref={root}>
      {isConfirming && <p tabIndex={-1}>{copy.removal.question}</p>}
      <div className="button-row">
        {isConfirming ? (
          <>
            <AsyncButton label={copy.removal.confirm} isPending={action.isPending} onClick={() => void confirm()} />
            <AsyncButton label={copy.removal.keep} isQuiet isPending={false} onClick={() => showConfirmation(false)} />
          </>
        ) : (
          <AsyncButton
            label={label}
            isQuiet
            isPending={false}
            aria-label={accessibleName}
            onClick={() => showConfirmation(true)}
          />
        )}
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
