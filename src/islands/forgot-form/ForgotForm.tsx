import { onDemand } from '../../lib/on-demand.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface ForgotFormCopy extends FormCopy, OfflineCopy {
  email: string;
}

interface Props {
  copy: ForgotFormCopy;
}

const lazySendLinkRequest = onDemand('send-link-request', () => import('./send-link-request.ts'));

/** Requests an email with a link to set a new password. */
export default function ForgotForm({ copy }: Props) {
  const form = useFormOnDemand({
    name: 'forgot',
    code: lazySendLinkRequest,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (body, { requestLink }) => ({ message: await requestLink(body), resetsForm: true }),
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
