import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { lazyAccountForms } from './lazy-account-forms.ts';
import './confirm-email.scss';
import type { ProfileCopy } from './copy.ts';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** Asks the donor to confirm their email, and offers to send the link again. Renders nothing once the email is confirmed. */
export function ConfirmEmailNotice(props: Props) {
  const { profile, copy } = props;
  const { confirmEmail } = copy;
  // `emailConfirmed` is undefined if the API does not support email confirmation.
  if (profile.emailConfirmed !== false) return null;
  return (
    <section className="confirm-email notice notice--info" aria-label={confirmEmail.title}>
      <p>{formatMessage(confirmEmail.text, { email: profile.email })}</p>
      <OnDemandPart code={lazyAccountForms} copy={copy} props={{ part: 'confirmation', ...props }} />
    </section>
  );
}
