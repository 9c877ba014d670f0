import { array, Struct } from 'superstruct';

interface ListRule {
  min: number;
  max: number;
  /** The error message for anything but a list of `min` to `max` objects. */
  message: string;
}

/**
 * A list of objects in a body, sent as a list or, because a form can send only strings and files, as JSON. An empty string
 * counts as missing. Fields that are not in the struct are dropped.
 */
export function listOf<T, S extends object>(
  element: Struct<T, S>,
  { min, max, message }: ListRule,
): Struct<T[], Struct<T, S>> {
  const isList = (value: unknown): value is object[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(isObject);
  return new Struct<T[], Struct<T, S>>({
    ...array(element),
    coercer: (value) => {
      const parsed = typeof value === 'string' ? parse(value) : value;
      // The validator below refuses null with a single message, however many elements the value had.
      if (!isList(parsed)) return parsed === undefined ? undefined : null;
      return parsed.map((fields) => pickKnown(element.schema, fields));
    },
    // Replaces superstruct's own message, which prints the value and can therefore throw; see `anyString`.
    validator: (value) => isList(value) || message,
  });
}

/** Whether a body has a list in this field. An empty string counts as none, because a form sends its empty fields too. */
export function isListSent(field: unknown): boolean {
  return typeof field === 'string' ? field.trim() !== '' : field !== undefined;
}

/** An object in a body, sent as an object or, like a list, as JSON. Fields that are not in the struct are dropped. */
export function jsonObject<T, S extends object>(struct: Struct<T, S>, message: string): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    coercer: (value) => {
      const parsed = typeof value === 'string' ? parse(value) : value;
      if (parsed === undefined) return undefined;
      return isObject(parsed) ? pickKnown(struct.schema, parsed as object) : null;
    },
    validator: (value) => isObject(value) || message,
  });
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Needed because superstruct's own mask does not drop keys of `Object.prototype`, such as `toString`. */
function pickKnown(schema: object, fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(schema, key)));
}
