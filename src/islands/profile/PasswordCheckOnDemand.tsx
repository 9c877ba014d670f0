import { useEffect } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { $passwordQuestion } from '../../stores/password-question.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import type { PasswordCheckCopy } from '../../ui/password-check/PasswordCheckForm.tsx';
import { useStore } from '../../ui/use-store.ts';

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
  const question = useStore($passwordQuestion, () => undefined);
  const { loaded: PasswordCheck, load } = useOnDemand(passwordCheckCode);
  useEffect(() => {
    if (!question || PasswordCheck) return;
    void load().then((isLoaded) => {
      // The form or button that needed the password shows the API's refusal, and can be tried again.
      if (!isLoaded) question.answer(false);
    });
  }, [question, PasswordCheck, load]);
  return PasswordCheck && <PasswordCheck {...props} />;
}
