import { forgotPasswordEndpoint } from '@kindcrate/contract/passwords';
import { request } from '../../lib/api.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';

export interface ForgotFormCopy extends FormCopy, OfflineCopy {
  email: string;
}

interface Props {
  copy: ForgotFormCopy;
}

/** Requests an email with a link to set a new password. */
export default function ForgotForm({ copy }: Props) {
  const form = useForm({
    name: 'forgot',
    struct: forgotPasswordEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await request(forgotPasswordEndpoint, { body });
      return { message, resetsForm: true };
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <Field {...form.field('email')} label={copy.email} type="email" autoComplete="username" inputMode="email" />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
