import { check, type FieldMessages } from '@kindcrate/contract/check';
import type { FormEvent } from 'react';
import type { Struct } from 'superstruct';
import '../../lib/accepted-email-domains.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ChunkError } from '../../lib/on-demand.ts';
import type { FormState } from './form-state.ts';
import { changedValues, filledInValues, restoreValues } from './form-values.ts';
import type { FormDraft } from './use-draft.ts';

/** The part of a form's code that checks its values (`SendCode` in use-form-on-demand.ts). */
interface CheckCode<T> {
  struct: Struct<T, unknown>;
  renameFields?: (messages: FieldMessages) => FieldMessages;
}

interface SubmitOptions<T, Result> {
  code: CheckCode<T>;
  values: Record<string, FormDataEntryValue>;
  /** Called with the checked value. */
  send: (value: T) => Promise<Result>;
  errorTitle: string;
  failure: string;
  alwaysShowsFailure: boolean | undefined;
}

/** Checks the values of a form, and sends them if they are valid. Returns what `send` returned, or the problem to show. */
export async function submitForm<T, Result>({ code, values, send, errorTitle, ...failures }: SubmitOptions<T, Result>) {
  const { renameFields = (messages) => messages } = code;
  const checked = check(code.struct, values);
  if (!checked.ok) return { title: errorTitle, fields: renameFields(checked.fields) };
  try {
    return await send(checked.value);
  } catch (error) {
    const problem = problemOf(error, failures);
    return { ...problem, fields: renameFields(problem.fields) };
  }
}

/**
 * While someone corrects a form, removes the messages of fields that have become valid, and updates those of the others. A message
 * from the API stays until its own field changes, because only the API can check whether the message still applies.
 */
export function recheckForm(
  { currentTarget: form, target }: FormEvent<HTMLFormElement>,
  code: CheckCode<unknown> | undefined,
  { problem }: FormState,
  setState: (update: (state: FormState) => FormState) => void,
): void {
  if (!problem || !code || !Object.keys(problem.fields).some(Boolean)) return;
  const checked = check(code.struct, filledInValues(form));
  const { renameFields = (messages) => messages } = code;
  const invalid = checked.ok ? {} : renameFields(checked.fields);
  const { name: edited } = target as HTMLInputElement;
  const entries = Object.entries(problem.fields).flatMap(([field, message]) => {
    if (field === '') return [[field, message]];
    if (problem.cause) return field === edited ? [] : [[field, message]];
    return field in invalid ? [[field, invalid[field]]] : [];
  });
  setState((state) => {
    const { problem: current, ...others } = state;
    // The form was sent in the meantime.
    if (current !== problem) return state;
    return entries.length > 0 ? { ...others, problem: { ...problem, fields: Object.fromEntries(entries) } } : others;
  });
}

interface ResetOptions {
  form: HTMLFormElement;
  /** The values of the fields that had been changed when the form was sent, by field. */
  sentChanges: Record<string, string>;
  draft: FormDraft | undefined;
  /** Shows the outcome of the form. */
  showResult: () => void;
}

/** Resets a form that has been sent, except the fields that were edited while it was being sent. */
export function resetForm({ form, sentChanges, draft, showResult }: ResetOptions): void {
  const editedSince = Object.entries(changedValues(form)).filter(([field, value]) => value !== sentChanges[field]);
  form.reset();
  draft?.forget();
  showResult();
  if (!editedSince.length) return;
  restoreValues(form, Object.fromEntries(editedSince));
  draft?.keep();
}

function problemOf(
  error: unknown,
  { failure, alwaysShowsFailure }: Pick<SubmitOptions<unknown, unknown>, 'failure' | 'alwaysShowsFailure'>,
) {
  if (error instanceof ChunkError) throw error;
  // Not a failed request but an error in this browser, such as full storage. The form stays usable.
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { title: failure, fields: {} };
  }
  const { message, fields, hasSuccessStatus } = error;
  if (!message) console.error(error);
  if (!alwaysShowsFailure || hasSuccessStatus || !message) return { title: message || failure, fields, cause: error };
  // The empty name lists the API's message in the error summary without a link to a field.
  return { title: failure, fields: Object.keys(fields).length ? fields : { '': message }, cause: error };
}
