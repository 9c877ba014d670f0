import type { Struct } from 'superstruct';
import { messages } from './messages.ts';

/** Messages by field. A message about the whole value stands under `''`. */
export type FieldMessages = Record<string, string>;

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldMessages };

/**
 * Checks an object against its struct and collects every failure, one message a field (specification, section 5).
 * Fields that the struct does not know are dropped.
 */
export function check<T>(struct: Struct<T, unknown>, value: unknown): Checked<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole(messages.body);
  const [error, checked] = struct.validate(pickKnown(struct.schema, value), { coerce: true, mask: true });
  if (!error) return { ok: true, value: checked };
  const fields: FieldMessages = {};
  for (const { path, message } of error.failures()) fields[path.join('.')] ??= message;
  return { ok: false, fields };
}

const whole = (message: string) => ({ ok: false, fields: { '': message } }) as const;

/** superstruct's mask keeps every key that `Object.prototype` has as well, such as `toString`. */
function pickKnown(schema: unknown, value: object): object {
  const known = Object.entries(value).filter(([key]) => Object.hasOwn(schema as object, key));
  return Object.fromEntries(known);
}
