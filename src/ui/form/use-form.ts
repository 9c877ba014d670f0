import { type Checked, check, type FieldMessages } from '@kindcrate/contract/check';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Struct } from 'superstruct';
import { ApiError } from '../../lib/reply.ts';
import { focusOutcome, focusProblem } from './focus-problem.ts';
import { bringBack, textOf } from './form-text.ts';
import type { FormDraft } from './use-draft.ts';
import { useReady } from './use-ready.ts';

export interface Problem {
  title: string;
  fields: FieldMessages;
  /** What the call failed with, when it was the call. */
  cause?: ApiError;
}

/** What a form says after it was sent. */
export interface Outcome {
  message: string;
  /** Whether the fields start again. */
  resets: boolean;
}

interface FormState {
  isPending: boolean;
  problem?: Problem;
  outcome?: Outcome;
}

interface FormOptions<T> {
  /** Names the form; the ids of its fields begin with it. */
  name: string;
  struct: Struct<T, unknown>;
  /** Sends what was checked. Without an outcome the page is being left, and the form stays busy. */
  send: (value: T, form: HTMLFormElement) => Promise<Outcome | undefined>;
  /** The title of the error summary. */
  errorTitle: string;
  /** Said when the API gave no word of its own. */
  failure: string;
  /** Says `failure` over the API's own words too, when the call itself failed (specification, section 8: donation, contact). */
  leadsWithFailure?: boolean;
  /** Keeps what is typed, and brings it back. */
  draft?: FormDraft;
}

/**
 * A form with uncontrolled inputs: checks with the contract's struct, sends once, and brings every failure
 * to its field. What was typed is never touched, except by an outcome that resets, and then not what was typed since.
 */
export function useForm<T>({
  name,
  struct,
  send,
  errorTitle,
  failure,
  leadsWithFailure = false,
  draft,
}: FormOptions<T>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = draft?.ref ?? ownRef;
  const isSending = useRef(false);
  const [state, setState] = useState<FormState>({ isPending: false });
  useReady(ref);

  const show = (next: FormState) => flushSync(() => setState(next));
  const refuse = (form: HTMLFormElement, problem: Problem) => {
    show({ isPending: false, problem });
    focusProblem(form);
  };

  const startAgain = (form: HTMLFormElement, outcome: Outcome, sent: Record<string, string>) => {
    const since = Object.entries(textOf(form)).filter(([field, text]) => text !== sent[field]);
    form.reset();
    draft?.forget();
    show({ isPending: false, outcome });
    if (!since.length) return;
    bringBack(form, Object.fromEntries(since));
    draft?.keep();
  };

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current || draft?.isUnseen()) return;
    const form = event.currentTarget;
    const checked: Checked<T> = check(struct, Object.fromEntries(new FormData(form)));
    if (!checked.ok) return refuse(form, { title: errorTitle, fields: checked.fields });
    const sent = textOf(form);
    isSending.current = true;
    show({ isPending: true });
    try {
      const outcome = await send(checked.value, form);
      if (!outcome) return;
      if (outcome.resets) startAgain(form, outcome, sent);
      else show({ isPending: false, outcome });
      focusOutcome(form);
    } catch (error) {
      refuse(form, problemOf(error, failure, leadsWithFailure));
    }
    isSending.current = false;
  }

  /** Says something else than what sending says, in its place. */
  const say = (outcome: Outcome) => {
    show({ isPending: false, outcome });
    if (ref.current) focusOutcome(ref.current);
  };

  return {
    ...state,
    say,
    props: {
      ref,
      onSubmit,
      onInput: draft?.keep,
      method: 'post',
      noValidate: true,
      'aria-busy': state.isPending,
    } as const,
    /** What a `Field` needs to know of the form. */
    field: (field: string) => ({ id: `${name}-${field}`, name: field, error: state.problem?.fields[field] }),
    /** What the `ErrorSummary` needs. */
    summary: { problem: state.problem, formName: name },
  };
}

function problemOf(error: unknown, failure: string, leadsWithFailure: boolean): Problem {
  // Not the call but this browser: a full storage, say. The form goes on all the same.
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { title: failure, fields: {} };
  }
  const { message, fields, isRefusal } = error;
  if (!message) console.error(error);
  if (!leadsWithFailure || isRefusal || !message) return { title: message || failure, fields, cause: error };
  return { title: failure, fields: Object.keys(fields).length ? fields : { '': message }, cause: error };
}
