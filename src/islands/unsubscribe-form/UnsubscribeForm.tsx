import { isUnsubscribeCode } from '@kindcrate/contract/text-rules';
import { onDemand } from '../../lib/on-demand.ts';
import type { FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { useEmailCode } from '../../ui/email-code/use-email-code.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface UnsubscribeFormCopy extends FormCopy, OfflineCopy {
  linkMissing: string;
  /** The link to the page where people choose what to follow. */
  next: LinkCopy;
}

interface Props {
  copy: UnsubscribeFormCopy;
}

const lazySendUnsubscription = onDemand('send-unsubscription', () => import('./send-unsubscription.ts'));

/**
 * Unsubscribes the reader of an email from everything they follow, with the code in the email's link and without a login. Requires a click,
 * because mail scanners open links but press no buttons.
 */
export default function UnsubscribeForm({ copy }: Props) {
  const code = useEmailCode(isUnsubscribeCode);
  const form = useFormOnDemand({
    name: 'unsubscribe',
    code: lazySendUnsubscription,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (body, { unsubscribe }) => ({ message: await unsubscribe(body), resetsForm: true }),
  });

  const linkMissing = <LinkMissing text={copy.linkMissing} link={copy.next} />;
  if (code === 'missing') return linkMissing;
  return (
    <>
      {!code && linkMissing}
      <form className="form" {...form.props}>
        <ErrorSummary {...form.summary} />
        <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />}>
          <p>
            <a href={copy.next.href}>{copy.next.label}</a>
          </p>
        </OutcomeNotice>
        <input type="hidden" name="code" value={code ?? ''} />
        {!form.outcome && <SubmitButton label={copy.submit} isPending={form.isPending} />}
      </form>
    </>
  );
}
