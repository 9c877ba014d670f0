import { useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import type { FormCopy, LinkCopy, OfflineCopy } from '../../ui/copy.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { useEmailCode } from '../../ui/email-code/use-email-code.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface ConfirmFormCopy extends FormCopy, OfflineCopy {
  linkMissing: string;
  password: string;
  showPassword: string;
  newLink: LinkCopy;
  /** Where to go once the email is confirmed. */
  next: LinkCopy;
  /** Replaces `next` for a person who opened a page that needs a login: logging in returns to that page. */
  nextLogin: LinkCopy;
}

interface Props {
  copy: ConfirmFormCopy;
}

const lazySendConfirmation = onDemand('send-confirmation', () => import('./send-confirmation.ts'));

/**
 * Confirms an email with the code from the link that was sent to it. Requires a click, because mail scanners open links but press no
 * buttons. If several accounts were registered with the email, the API requires the password as well, and the form asks for it.
 */
export default function ConfirmForm({ copy }: Props) {
  const code = useEmailCode();
  const [needsPassword, setNeedsPassword] = useState(false);
  const [next, setNext] = useState(copy.next);
  const form = useFormOnDemand({
    name: 'confirm',
    code: lazySendConfirmation,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body, { confirmEmail, returnsAfterLogin }) {
      const message = await confirmEmail(body, () => setNeedsPassword(true));
      if (returnsAfterLogin()) setNext(copy.nextLogin);
      return { message, resetsForm: true };
    },
  });

  const linkMissing = <LinkMissing text={copy.linkMissing} link={copy.newLink} />;
  if (code === 'missing') return linkMissing;
  return (
    <>
      {!code && linkMissing}
      <form className="form" {...form.props}>
        <ErrorSummary {...form.summary} />
        <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />}>
          <p>
            <a href={next.href}>{next.label}</a>
          </p>
        </OutcomeNotice>
        <input type="hidden" name="code" value={code ?? ''} />
        {needsPassword && !form.outcome && (
          <PasswordField
            {...form.field('password')}
            label={copy.password}
            showLabel={copy.showPassword}
            autoComplete="current-password"
          />
        )}
        {!form.outcome && <SubmitButton label={copy.submit} isPending={form.isPending} />}
      </form>
    </>
  );
}
