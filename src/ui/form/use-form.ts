import { type CheckResult, check, type FieldMessages } from '@kindcrate/contract/check';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Struct } from 'superstruct';
import '../../lib/accepted-email-domains.ts';
import { ApiError } from '../../lib/reply.ts';
import { useReadyEvent } from '../use-ready-event.ts';
import { focusOutcome, focusProblem } from './focus.ts';
import { changedValues, filledInValues, restoreValues } from './form-values.ts';
import type { FormDraft } from './use-draft.ts';

export interface Problem {
  title: string;
  fields: FieldMessages;
  /** The error of the request; undefined when the form was never sent. */
  cause?: ApiError;
}

/** What a form shows after it was sent. */
export interface Outcome {
  message: string;
  /** Whether the fields go back to their default values. */
  resetsForm: boolean;
}

interface FormState {
  isPending: boolean;
  problem?: Problem;
  outcome?: Outcome;
}

interface FormOptions<T> {
  /** The prefix of the fields' ids. */
  name: string;
  struct: Struct<T, unknown>;
  /** Sends the checked value. Without an outcome the form stays pending, because the page is about to change. */
  send: (value: T) => Promise<Outcome | undefined>;
  /** The title of the error summary when fields are invalid. */
  errorTitle: string;
  /** The title of the error summary when the request failed and the API gave no message. */
  failure: string;
  /** Shows `failure` above the API's message too (specification, section 8: donation and contact). */
  alwaysShowsFailure?: boolean;
  /** Stores and restores what is typed. */
  draft?: FormDraft;
}

/**
 * A form with uncontrolled inputs. Checks them with the contract's struct, sends the checked value once, and shows every
 * failure at its field. Only an outcome that resets the form changes its inputs, except those that were edited while it was sent.
 */
export function useForm<T>({
  name,
  struct,
  send,
  errorTitle,
  failure,
  alwaysShowsFailure = false,
  draft,
}: FormOptions<T>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = draft?.ref ?? ownRef;
  const isSending = useRef(false);
  const [state, setState] = useState<FormState>({ isPending: false });
  useReadyEvent(ref);

  // Synchronously, because the focus moves to what it renders.
  const show = (next: FormState) => flushSync(() => setState(next));
  const showProblem = (form: HTMLFormElement, problem: Problem) => {
    show({ isPending: false, problem });
    focusProblem(form);
  };

  const reset = (form: HTMLFormElement, outcome: Outcome, sent: Record<string, string>) => {
    const editedSince = Object.entries(changedValues(form)).filter(([field, value]) => value !== sent[field]);
    form.reset();
    draft?.forget();
    show({ isPending: false, outcome });
    if (!editedSince.length) return;
    restoreValues(form, Object.fromEntries(editedSince));
    draft?.keep();
  };

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current || draft?.wasJustRestored()) return;
    const form = event.currentTarget;
    const checked: CheckResult<T> = check(struct, filledInValues(form));
    if (!checked.ok) return showProblem(form, { title: errorTitle, fields: checked.fields });
    const sent = changedValues(form);
    isSending.current = true;
    show({ isPending: true });
    try {
      const outcome = await send(checked.value);
      if (!outcome) return;
      if (outcome.resetsForm) reset(form, outcome, sent);
      else show({ isPending: false, outcome });
      focusOutcome(form);
    } catch (error) {
      showProblem(form, problemOf(error, failure, alwaysShowsFailure));
    }
    isSending.current = false;
  }

  /** Replaces the problem or outcome that is shown. */
  const showOutcome = (outcome: Outcome) => {
    show({ isPending: false, outcome });
    if (ref.current) focusOutcome(ref.current);
  };

  return {
    ...state,
    showOutcome,
    props: {
      ref,
      onSubmit,
      onInput: draft?.keep,
      method: 'post',
      noValidate: true,
      'aria-busy': state.isPending,
    } as const,
    /** The props of a `Field`. */
    field: (field: string) => ({ id: `${name}-${field}`, name: field, error: state.problem?.fields[field] }),
    /** The props of the `ErrorSummary`. */
    summary: { problem: state.problem, formName: name },
  };
}

function problemOf(error: unknown, failure: string, alwaysShowsFailure: boolean): Problem {
  // Not a failed request but an error in this browser, such as full storage. The form stays usable.
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { title: failure, fields: {} };
  }
  const { message, fields, isRefusal } = error;
  if (!message) console.error(error);
  if (!alwaysShowsFailure || isRefusal || !message) return { title: message || failure, fields, cause: error };
  // The empty name lists the API's message in the error summary without a link to a field.
  return { title: failure, fields: Object.keys(fields).length ? fields : { '': message }, cause: error };
}
