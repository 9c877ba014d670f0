import { onDemand } from '../../lib/on-demand.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { useEmailCode } from '../../ui/email-code/use-email-code.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { type NewPasswordCopy, NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface ResetFormCopy extends FormCopy, OfflineCopy, NewPasswordCopy {
  linkMissing: string;
}

interface Props {
  copy: ResetFormCopy;
}

const lazySendPassword = onDemand('send-password', () => import('./send-password.ts'));

/** Sets a new password with the code from an emailed link, and opens the login page. */
export default function ResetForm({ copy }: Props) {
  const code = useEmailCode();
  const form = useFormOnDemand({
    name: 'reset',
    code: lazySendPassword,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body, { setPassword }) {
      await setPassword(body);
      return undefined;
    },
  });

  const linkMissing = <LinkMissing text={copy.linkMissing} />;
  if (code === 'missing') return linkMissing;
  return (
    <>
      {!code && linkMissing}
      <form className="form" {...form.props}>
        <ErrorSummary {...form.summary} />
        <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
        <input type="hidden" name="code" value={code ?? ''} />
        <NewPasswordFields field={form.field} copy={copy} />
        <SubmitButton label={copy.submit} isPending={form.isPending} />
      </form>
    </>
  );
}
