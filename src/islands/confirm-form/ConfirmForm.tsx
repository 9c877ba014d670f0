import { confirmEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { request } from '../../lib/api.ts';
import type { FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { useEmailCode } from '../../ui/email-code/use-email-code.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useForm } from '../../ui/form/use-form.ts';

export interface ConfirmFormCopy extends FormCopy, OfflineCopy {
  linkMissing: string;
  newLink: LinkCopy;
  /** Where to go once the email is confirmed. */
  next: LinkCopy;
}

interface Props {
  copy: ConfirmFormCopy;
}

/** Confirms an email with the code of its link. Requires a click, because mail scanners open links but press no buttons. */
export default function ConfirmForm({ copy }: Props) {
  const code = useEmailCode();
  const form = useForm({
    name: 'confirm',
    struct: confirmEmailEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await request(confirmEmailEndpoint, { body });
      return { message, resets: true };
    },
  });

  if (code === 'missing') return <LinkMissing copy={copy} />;
  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />}>
        <p>
          <a href={copy.next.href}>{copy.next.label}</a>
        </p>
      </OutcomeNotice>
      <input type="hidden" name="code" value={code ?? ''} readOnly />
      {!form.outcome && <SubmitButton label={copy.submit} isPending={form.isPending} />}
    </form>
  );
}
