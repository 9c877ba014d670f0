import { resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { signOut } from '../../stores/session.ts';
import type { FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { useEmailCode } from '../../ui/email-code/use-email-code.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { type NewPasswordCopy, NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';

export interface ResetFormCopy extends FormCopy, OfflineCopy, NewPasswordCopy {
  linkMissing: string;
}

interface Props {
  copy: ResetFormCopy;
}

/** Sets a new password with the code of an email's link, and opens the login page. */
export default function ResetForm({ copy }: Props) {
  const code = useEmailCode();
  const form = useForm({
    name: 'reset',
    struct: resetPasswordEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await request(resetPasswordEndpoint, { body });
      // The API has ended every session of the account, so a token that this browser still has may be one of them.
      signOut();
      flashNotice({ kind: 'status', text: message });
      navigateTo('/login');
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
