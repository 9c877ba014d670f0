import { changePasswordEndpoint } from '@kindcrate/contract/profile-changes';
import { withRecentLogin } from '../../stores/password-check.ts';
import { requestInSession } from '../../stores/session-requests.ts';
import { removeOtherSessions } from '../../stores/sessions.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { UsernameForPasswordManagers } from '../../ui/form/UsernameForPasswordManagers.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { PasswordFormCopy } from './copy.ts';

interface Props {
  email: string;
  copy: PasswordFormCopy;
}

/** Changes the password, which ends the person's other sessions. */
export function PasswordForm({ email, copy }: Props) {
  const form = useForm({
    // The prefix of the fields' ids, which become `new-password` and `new-confirmPassword`.
    name: 'new',
    struct: changePasswordEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await withRecentLogin(() => requestInSession(changePasswordEndpoint, { body }));
      removeOtherSessions();
      return { message, resetsForm: true };
    },
  });

  return (
    <form className="form card" {...form.props}>
      <h2 className="profile__title">{copy.title}</h2>
      <p className="field__hint">{copy.lead}</p>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <UsernameForPasswordManagers email={email} />
      <NewPasswordFields field={form.field} copy={copy} />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
