import { onDemand } from '../../lib/on-demand.ts';
import type { DraftCopy, FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useAccountDraft } from '../../ui/form/use-account-draft.ts';
import { useFormOnDemand } from '../../ui/form/use-form-on-demand.ts';

export interface ContactFormCopy extends FormCopy, OfflineCopy, DraftCopy {
  /** Shown after the message was sent. */
  success: string;
  name: string;
  email: string;
  subject: string;
  subjectHint: string;
  message: string;
}

interface Props {
  copy: ContactFormCopy;
}

const lazySendMessage = onDemand('send-message', () => import('./send-message.ts'));

/** Sends a message to the charity. */
export default function ContactForm({ copy }: Props) {
  const draft = useAccountDraft('contact');
  const form = useFormOnDemand({
    name: 'contact',
    draft,
    code: lazySendMessage,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    alwaysShowsFailure: true,
    async send(body, { sendMessage }) {
      await sendMessage(body);
      return { message: copy.success, resetsForm: true };
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      <Field {...form.field('name')} label={copy.name} autoComplete="name" />
      <Field {...form.field('email')} label={copy.email} type="email" autoComplete="email" inputMode="email" />
      <Field
        {...form.field('subject')}
        label={copy.subject}
        hint={copy.subjectHint}
        required={false}
        autoComplete="off"
      />
      <TextAreaField {...form.field('message')} label={copy.message} autoComplete="off" />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
