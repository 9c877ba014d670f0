import { resendConfirmationEndpoint } from '@kindcrate/contract/email-reminder';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { requestInSession } from '../../stores/session-requests.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { ConfirmEmailCopy } from './copy.ts';

interface Props {
  profile: LenientProfile;
  copy: ConfirmEmailCopy;
}

/** Asks the donor to confirm their email, and can send the link again. Renders nothing once the email is confirmed. */
export function ConfirmEmailNotice({ profile, copy }: Props) {
  const action = useAsyncAction(copy.failure);
  const resend = () => action.run(async () => (await requestInSession(resendConfirmationEndpoint)).message);
  // Undefined when the API knows no confirmation.
  if (profile.emailConfirmed !== false) return null;
  return (
    <section className="confirm-email" aria-label={copy.title}>
      <div className="notice notice--info">
        <p>{formatMessage(copy.text, { email: profile.email })}</p>
        <AsyncButton label={copy.resend} isQuiet isPending={action.isPending} onClick={() => void resend()} />
      </div>
      <ActionNotice action={action} />
    </section>
  );
}
