import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $passwordQuestion } from '../../stores/password-question.ts';
import '../dialog/dialog.scss';
import type { PasswordCheckCopy } from './PasswordCheckForm.tsx';
import { PasswordCheckForm } from './PasswordCheckForm.tsx';

interface Props {
  /** For password managers; undefined where the page does not know it. */
  email?: string;
  copy: PasswordCheckCopy;
}

/** The dialog that asks for the current password. Mount it once, in an island that uses `withRecentLogin`. */
export function PasswordCheck({ email, copy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useStore($passwordQuestion, { ssr: () => undefined });

  useEffect(() => {
    if (!question) return;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[autocomplete="current-password"]')?.focus();
  }, [question]);

  if (!question) return null;
  // The dialog is closed rather than removed, so that the browser returns the focus to the button that was pressed.
  const close = (result: string) => dialog.current?.close(result);
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby="password-check-title"
      aria-describedby="password-check-text"
      onClose={({ currentTarget }) => question.answer(currentTarget.returnValue === 'verified')}
    >
      <PasswordCheckForm
        {...(email !== undefined && { email })}
        copy={copy}
        onVerified={() => close('verified')}
        onCancel={() => close('')}
      />
    </dialog>
  );
}
