import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { $passwordQuestion } from '../../stores/password-question.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import type { PasswordCheckCopy } from '../../ui/password-check/PasswordCheckForm.tsx';

export const passwordCheckCode = onDemand(
  'PasswordCheck',
  async () => (await import('../../ui/password-check/PasswordCheck.tsx')).PasswordCheck,
);

interface Props {
  email: string;
  copy: PasswordCheckCopy;
}

/** The dialog that asks for the current password. */
export function PasswordCheckOnDemand(props: Props) {
  const question = useStore($passwordQuestion, { ssr: () => undefined });
  const { loaded: PasswordCheck, hasFailed, load } = useOnDemand(passwordCheckCode);
  const isNeeded = question !== undefined && !PasswordCheck;
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  useEffect(() => {
    // Without the dialog, the action that needs the password fails with the API's refusal, and a person can try it again.
    if (hasFailed) question?.answer(false);
  }, [hasFailed, question]);
  return PasswordCheck && <PasswordCheck {...props} />;
}
