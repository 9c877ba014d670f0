import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { DeletionForm, type DeletionProps } from './DeletionForm.tsx';
import './personal-data.scss';

/** Deletes an account, after explaining the consequences and asking for confirmation. */
export function DeleteAccount(props: DeletionProps) {
  const { copy } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const show = (isShown: boolean) => {
    flushSync(() => setOpen(isShown));
    // An accidental second press must not confirm, so the text gets the focus rather than a button.
    root.current?.querySelector<HTMLElement>(isShown ? 'p' : 'button')?.focus();
  };

  return (
    <div className="personal-data__action" ref={root}>
      {isOpen ? (
        <DeletionForm {...props} onCancel={() => show(false)} />
      ) : (
        <div className="button-row">
          <AsyncButton label={copy.open} isQuiet isPending={false} onClick={() => show(true)} />
        </div>
      )}
    </div>
  );
}
