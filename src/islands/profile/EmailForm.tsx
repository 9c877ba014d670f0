import { changeEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { formatMessage } from '@kindcrate/contract/message-format';
import { withRecentLogin } from '../../stores/password-check.ts';
import { requestInSession } from '../../stores/session-requests.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { EmailFormCopy } from './copy.ts';

interface Props {
  email: string;
  copy: EmailFormCopy;
}

/** Requests a change of email. The account keeps its email until the new one is confirmed. */
export function EmailForm({ email, copy }: Props) {
  const form = useForm({
    name: 'new-email',
    struct: changeEmailEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await withRecentLogin(() => requestInSession(changeEmailEndpoint, { body }));
      return { message, resetsForm: true };
    },
  });

  return (
    <form className="form card" {...form.props}>
      <h2 className="profile__title">{copy.title}</h2>
      <p className="field__hint">{copy.lead}</p>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <Field
        {...form.field('email')}
        label={copy.email}
        hint={formatMessage(copy.emailHint, { email })}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
