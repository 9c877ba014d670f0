import { threadText } from '@kindcrate/contract/threads';
import type { ReactNode, RefObject } from 'react';
import { object } from 'superstruct';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { TextAreaField } from '../field/TextAreaField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { FormNotices } from '../form/FormNotices.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useAccountDraft } from '../form/use-account-draft.ts';
import { useForm } from '../form/use-form.ts';
import type { ThreadCopy } from './copy.ts';

interface Props {
  threadId: string;
  copy: ThreadCopy;
  /** Sends a message. Sending it again with the same key does nothing. Returns the API's message. */
  send: (text: string, key: string) => Promise<string>;
  /** Shown above the field. */
  children?: (form: RefObject<HTMLFormElement | null>) => ReactNode;
}

const struct = object({ text: threadText() });

/** A form that adds a message to a thread. What is typed is kept separately for each thread, even after a reload. */
export function WriteMessage({ threadId, copy, send, children }: Props) {
  const name = `thread-${threadId}`;
  const draft = useAccountDraft(name);
  const form = useForm({
    name,
    draft,
    struct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ text }) {
      try {
        const message = await send(text, draft.key(newIdempotencyKey));
        return { message, resetsForm: true };
      } catch (error) {
        // An earlier attempt with different text arrived, so the next attempt is a new message.
        if (error instanceof ApiError && error.code === 'idempotency_key_reused') draft.renewKey();
        throw error;
      }
    },
  });
  return (
    <form className="form thread-form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      {children?.(draft.ref)}
      <TextAreaField {...form.field('text')} label={copy.text} hint={copy.textHint} rows={4} autoComplete="off" />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
