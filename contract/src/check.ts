import type { Struct } from 'superstruct';
import { messages } from './messages.ts';

/** Error messages by field name. The key `''` has a message about the value as a whole. */
export type FieldMessages = Record<string, string>;

export type CheckResult<T> = { ok: true; value: T } | { ok: false; fields: FieldMessages };

/**
 * Checks an object against its struct and collects one message for each invalid field (specification, section 5).
 * Fields that are not in the struct are dropped.
 */
export function check<T>(struct: Struct<T, unknown>, value: unknown): CheckResult<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bodyError(messages.body);
  const [error, checked] = struct.validate(dropUnknown(struct.schema, value), { coerce: true, mask: true });
  if (!error) return { ok: true, value: checked };
  const fields: FieldMessages = {};
  for (const { path, message } of error.failures()) fields[path.join('.')] ??= message;
  return { ok: false, fields };
}

const bodyError = (message: string) => ({ ok: false, fields: { '': message } }) as const;

/** Needed because superstruct's own mask does not drop keys of `Object.prototype`, such as `toString`. */
function dropUnknown(schema: unknown, value: object): object {
  const known = Object.entries(value).filter(([key]) => Object.hasOwn(schema as object, key));
  return Object.fromEntries(known);
}
