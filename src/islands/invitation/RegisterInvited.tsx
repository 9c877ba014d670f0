import { registerInvitedEndpoint } from '@kindcrate/contract/invitations';
import { formatMessage } from '@kindcrate/contract/message-format';
import { navigateTo } from '../../lib/navigate-to.ts';
import { readInvitationCode } from '../../stores/invitation.ts';
import { registerInvited } from '../../stores/invitation-answers.ts';
import { flashNotice } from '../../stores/notices.ts';
import { Field } from '../../ui/field/Field.tsx';
import { phoneAttributes } from '../../ui/field/phone-attributes.ts';
import { Agreement } from '../../ui/form/Agreement.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { RegisterInvitedCopy } from './copy.ts';

interface Props {
  email: string;
  copy: RegisterInvitedCopy;
  /** The version of the terms and the privacy notice that people agree to when they create the account. */
  agreedVersion: string;
}

/** Creates the account of the invited email address, and opens the login page. */
export function RegisterInvited({ email, copy, agreedVersion }: Props) {
  const form = useForm({
    name: 'invited',
    struct: registerInvitedEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      flashNotice({ kind: 'status', text: await registerInvited({ ...body, agreedVersion }) });
      navigateTo('/login');
      return undefined;
    },
  });
  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <p>{formatMessage(copy.email, { email })}</p>
      {/* Password managers store the new password under this name. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <input type="hidden" name="code" value={readInvitationCode()} />
      <Field {...form.field('username')} label={copy.username} hint={copy.usernameHint} autoComplete="nickname" />
      <Field {...form.field('phone')} label={copy.phone} hint={copy.phoneHint} {...phoneAttributes} />
      <NewPasswordFields field={form.field} copy={copy} />
      <Agreement copy={copy.agreement} />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
