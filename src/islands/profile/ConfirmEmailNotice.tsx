import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { onDemand } from '../../lib/on-demand.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import './confirm-email.scss';
import type { ProfileCopy } from './copy.ts';

const resendCode = onDemand(
  'ResendConfirmation',
  async () => (await import('./ResendConfirmation.tsx')).ResendConfirmation,
);

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** Asks the donor to confirm their email, and can send the link again. Renders nothing once the email is confirmed. */
export function ConfirmEmailNotice({ profile, copy }: Props) {
  const { confirmEmail } = copy;
  // Undefined if the API does not confirm emails.
  if (profile.emailConfirmed !== false) return null;
  return (
    <section className="confirm-email notice notice--info" aria-label={confirmEmail.title}>
      <p>{formatMessage(confirmEmail.text, { email: profile.email })}</p>
      <OnDemandPart code={resendCode} copy={copy} props={{ copy: confirmEmail }} />
    </section>
  );
}
