import type { FieldMessages } from '@kindcrate/contract/check';
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Infer, Struct } from 'superstruct';
import { type ChunkError, type OnDemand, onDemand } from '../../lib/on-demand.ts';
import { useReadyEvent } from '../use-ready-event.ts';
import { focusOutcome, focusProblem } from './focus.ts';
import type { FormState, Outcome, Problem } from './form-state.ts';
import { changedValues, filledInValues } from './form-values.ts';
import type { FormDraft } from './use-draft.ts';

/** The code that a form does not need until it is sent. */
interface SendCode {
  /** Checks the form's values. */
  // biome-ignore lint/suspicious/noExplicitAny: `Struct<unknown, unknown>` would accept no other struct.
  struct: Struct<any, any>;
  /** Renames the keys of messages from the struct's fields to the form's fields. Missing if both have the same names. */
  renameFields?: (messages: FieldMessages) => FieldMessages;
}

export interface FormOptions {
  /** The prefix of the fields' ids. */
  name: string;
  /** The title of the error summary when fields are invalid. */
  errorTitle: string;
  /** The title of the error summary when the request failed and the API gave no message. */
  failure: string;
  /** Shows `failure` even if the API gave a message, which is then shown below it (specification, section 8: donation and contact). */
  alwaysShowsFailure?: boolean;
  /** Stores and restores what is typed. */
  draft?: FormDraft;
}

interface OnDemandFormOptions<Code extends SendCode> extends FormOptions {
  code: OnDemand<Code>;
  /** Sends the checked value. If the promise resolves to `undefined`, the form stays pending, because the page is about to change. */
  send: (value: Infer<Code['struct']>, code: Code) => Promise<Outcome | Problem | undefined>;
}

/** The code that checks and sends a form, which is the same for all forms. */
const lazySendForm = onDemand('send-form', () => import('./send-form.ts'));

function prefetch(code: OnDemand<unknown>): void {
  lazySendForm.prefetch();
  code.prefetch();
}

/**
 * A form with uncontrolled inputs. Checks them with the contract's struct, sends the checked value once, and shows each message
 * below its field. The inputs change only when an outcome resets the form, and even then not those that were edited while the form
 * was being sent.
 * The code for all this is loaded when someone begins to fill in the form, so that the form itself is ready sooner.
 */
export function useFormOnDemand<Code extends SendCode>({
  name,
  code,
  send,
  errorTitle,
  failure,
  alwaysShowsFailure,
  draft,
}: OnDemandFormOptions<Code>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = draft?.ref ?? ownRef;
  const isSending = useRef(false);
  const [state, setState] = useState<FormState>({ isPending: false });
  useReadyEvent(ref);
  // Someone may have begun to fill in the form before its handlers were attached.
  useEffect(() => {
    if (ref.current?.matches(':focus-within')) prefetch(code);
  }, [ref, code]);

  // Synchronously, because the focus then moves to the problem or outcome.
  const show = (next: FormState) => flushSync(() => setState(next));
  const showProblem = (form: HTMLFormElement, problem: Problem) => {
    show({ isPending: false, problem });
    focusProblem(form);
  };

  /** @returns undefined when the page is about to change */
  async function submit(values: Record<string, FormDataEntryValue>): Promise<Outcome | Problem | undefined> {
    if (!lazySendForm.loaded || !code.loaded) show({ isPending: true });
    try {
      const [{ submitForm }, loaded] = await Promise.all([lazySendForm.load(), code.load()]);
      const showAndSend = (value: Infer<Code['struct']>) => {
        show({ isPending: true });
        return send(value, loaded);
      };
      return await submitForm({
        code: loaded,
        values,
        send: showAndSend,
        errorTitle,
        failure,
        alwaysShowsFailure,
      });
    } catch (error) {
      // Only a ChunkError is thrown. The empty field name marks a message that concerns no field.
      const { message } = error as ChunkError;
      return { title: failure || message, fields: { '': message } };
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current || draft?.wasJustRestored()) return;
    const form = event.currentTarget;
    const [values, sentChanges] = [filledInValues(form), changedValues(form)];
    isSending.current = true;
    const result = await submit(values);
    if (!result) return;
    if ('title' in result) showProblem(form, result);
    else {
      const showResult = () => show({ isPending: false, outcome: result });
      if (result.resetsForm) lazySendForm.loaded?.resetForm({ form, sentChanges, draft, showResult });
      else showResult();
      focusOutcome(form);
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
      onFocus: () => prefetch(code),
      onInput(event: FormEvent<HTMLFormElement>) {
        prefetch(code);
        draft?.keep();
        lazySendForm.loaded?.recheckForm(event, code.loaded, state, setState);
      },
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
