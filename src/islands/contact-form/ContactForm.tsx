import { sendMessageEndpoint } from '@kindcrate/contract/contact-messages';
import { requestInSession } from '../../stores/session-requests.ts';
import type { DraftCopy, FormCopy, OfflineCopy } from '../../ui/copy.ts';
import { Field } from '../../ui/field/Field.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useForm } from '../../ui/form/use-form.ts';

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

/** Sends a message to the charity. */
export default function ContactForm({ copy }: Props) {
  const draft = useDraft('contact');
  const form = useForm({
    name: 'contact',
    draft,
    struct: sendMessageEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    alwaysShowsFailure: true,
    async send(body) {
      await requestInSession(sendMessageEndpoint, { body });
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
