import { check } from '@kindcrate/contract/check';
import type { Struct } from 'superstruct';
import '../../lib/accepted-email-domains.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ChunkError } from '../../lib/on-demand.ts';
import { changedValues, restoreValues } from './form-values.ts';
import type { FormDraft } from './use-draft.ts';

interface Submit<T, Outcome> {
  struct: Struct<T, unknown>;
  values: Record<string, FormDataEntryValue>;
  /** Called with the checked value. */
  send: (value: T) => Promise<Outcome>;
  errorTitle: string;
  failure: string;
  alwaysShowsFailure: boolean;
}

/** Checks the values of a form, and sends them if they are valid. Returns the outcome, or the problem to show. */
export async function submitForm<T, Outcome>({ struct, values, send, errorTitle, ...failures }: Submit<T, Outcome>) {
  const checked = check(struct, values);
  if (!checked.ok) return { title: errorTitle, fields: checked.fields };
  try {
    return await send(checked.value);
  } catch (error) {
    return problemOf(error, failures);
  }
}

interface Reset {
  form: HTMLFormElement;
  /** The values that were sent, by field. */
  sent: Record<string, string>;
  draft: FormDraft | undefined;
  showOutcome: () => void;
}

/** Empties a form after it was sent, except the fields that were edited meanwhile. */
export function resetForm({ form, sent, draft, showOutcome }: Reset): void {
  const editedSince = Object.entries(changedValues(form)).filter(([field, value]) => value !== sent[field]);
  form.reset();
  draft?.forget();
  showOutcome();
  if (!editedSince.length) return;
  restoreValues(form, Object.fromEntries(editedSince));
  draft?.keep();
}

function problemOf(
  error: unknown,
  { failure, alwaysShowsFailure }: Pick<Submit<unknown, unknown>, 'failure' | 'alwaysShowsFailure'>,
) {
  if (error instanceof ChunkError) throw error;
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
