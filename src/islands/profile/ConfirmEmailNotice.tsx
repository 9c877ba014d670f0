import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { onDemand } from '../../lib/on-demand.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import { useIdlePrefetch } from '../../ui/on-demand/use-idle-prefetch.ts';
import type { ConfirmEmailCopy } from './copy.ts';

const resendCode = onDemand(
  'email-reminder',
  async () => (await import('../../stores/email-reminder.ts')).resendConfirmation,
);

interface Props {
  profile: LenientProfile;
  copy: ConfirmEmailCopy;
}

/** Asks the donor to confirm their email, and can send the link again. Renders nothing once the email is confirmed. */
export function ConfirmEmailNotice({ profile, copy }: Props) {
  // Undefined when the API knows no confirmation.
  return profile.emailConfirmed === false ? <UnconfirmedEmail email={profile.email} copy={copy} /> : null;
}

function UnconfirmedEmail({ email, copy }: Pick<Props, 'copy'> & { email: string }) {
  const action = useAsyncAction(copy.failure);
  const resend = () => action.run(async () => (await resendCode.load())());
  useIdlePrefetch([resendCode]);
  return (
    <section className="confirm-email" aria-label={copy.title}>
      <div className="notice notice--info">
        <p>{formatMessage(copy.text, { email })}</p>
        <AsyncButton label={copy.resend} isQuiet isPending={action.isPending} onClick={() => void resend()} />
      </div>
      <ActionNotice action={action} />
    </section>
  );
}
