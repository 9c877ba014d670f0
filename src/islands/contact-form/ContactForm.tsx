import type { CollectionEntry } from 'astro:content';
import { sendMessageEndpoint } from '@kindcrate/contract/complaints';
import { requestInSession } from '../../stores/session-calls.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { TextField } from '../field/TextField.tsx';
import { FormNotes } from '../form/FormNotes.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useForm } from '../form/use-form.ts';

interface Props {
  copy: CollectionEntry<'contact'>['data'];
}

/** Sends a message to the charity. */
export default function ContactForm({ copy }: Props) {
  const draft = useDraft('contact');
  const form = useForm({
    name: 'contact',
    draft,
    struct: sendMessageEndpoint.body,
    problems: copy.problems,
    failure: copy.failure,
    leadsWithFailure: true,
    async send(body) {
      const { message } = await requestInSession(sendMessageEndpoint, { body });
      return { message, resets: true };
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notes={<FormNotes draft={draft} problem={form.problem} copy={copy} />} />
      <Field {...form.field('name')} label={copy.name} autoComplete="name" />
      <Field {...form.field('email')} label={copy.email} type="email" autoComplete="email" inputMode="email" />
      <Field
        {...form.field('subject')}
        label={copy.subject}
        hint={copy.subjectHint}
        required={false}
        autoComplete="off"
      />
      <TextField {...form.field('message')} label={copy.message} autoComplete="off" />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
