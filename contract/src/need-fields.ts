import { coerce, define, optional, refine, type Struct } from 'superstruct';
import { anyString, singleLine, singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { type NeedState, needStates } from './needs.ts';
import { flag } from './staff-fields.ts';
import { hasLength, isDay } from './text-rules.ts';

// The rules of a need's fields. Some rules depend on the state of the need; the first value of `branch` is the whole body.

export const needWords = (): Struct<string, null> =>
  refine(
    singleLine('Words', Number.POSITIVE_INFINITY, messages.needWords),
    'words',
    (value) => hasLength(value, limits.need.words) || messages.needWords,
  );

export const needState = (): Struct<NeedState, null> =>
  define<NeedState>('need state', (value) => needStates.includes(value as NeedState) || messages.needState);

/** Pieces; null, or empty in a form, if there is always a need. */
export const needTarget = (): Struct<number | null | undefined, null> =>
  onlyForWanted('Target', wholeNumberOrNull(limits.need.target, messages.needTarget));

export const needUrgent = (): Struct<boolean | undefined, null> => onlyForWanted('Urgent', optional(flag('Urgent')));

/** A day; null, or empty in a form, if the need has no end. Only the server knows which days it accepts today. */
export const needUntil = (): Struct<string | null | undefined, null> =>
  onlyForWanted(
    'Until',
    emptyAsNull(
      define<string | null | undefined>(
        'day',
        (value) => value === undefined || value === null || isDay(value) || messages.needUntil,
      ),
    ),
  );

/** Required for what the organization refuses, optional for what it has enough of. */
export const needReason = (): Struct<string | null | undefined, null> =>
  emptyAsNull(
    define<string | null | undefined>('reason', (value, { branch: [body] }) => {
      const state = body?.state as NeedState;
      if (value === undefined || value === null) return state !== 'refused' || messages.needReason;
      if (state === 'wanted') return messages.onlyUnwanted;
      const [error] = singleLineOrEmpty('Reason').validate(value);
      if (error) return typeof value === 'string' ? error.message : messages.needReason;
      return hasLength(value as string, limits.need.reason) || messages.needReason;
    }),
  );

function onlyForWanted<T>(label: string, struct: Struct<T, null>): Struct<T, null> {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === false;
  return refine(
    struct,
    'only wanted',
    (value, { branch: [body] }) => isEmpty(value) || body?.state === 'wanted' || messages.onlyWanted(label),
  );
}

function wholeNumberOrNull(
  { min, max }: { min: number; max: number },
  message: string,
): Struct<number | null | undefined, null> {
  const isInRange = (value: unknown) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  const struct = define<number | null | undefined>(
    'whole number',
    (value) => value === undefined || value === null || isInRange(value) || message,
  );
  return coerce(struct, anyString, (value) => {
    const text = value.trim();
    // Integers of up to 15 digits are exact in a JavaScript number.
    if (/^\d{1,15}$/.test(text)) return Number(text);
    return text === '' ? null : text;
  });
}

/** Trims a string, and turns an empty one into null, because a form sends its empty fields too. */
function emptyAsNull<T>(struct: Struct<T, null>): Struct<T, null> {
  return coerce(struct, anyString, (value) => value.trim() || null);
}
