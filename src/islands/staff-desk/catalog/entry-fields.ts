import { coerce, record, type Struct, string, unknown } from 'superstruct';

/** An entry as its form sends it: a form has its file field always, and an empty one is no picture. */
export function asFilledIn<T, S>(struct: Struct<T, S>): Struct<T, S> {
  return coerce(struct, record(string(), unknown()), (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNoFile(value))),
  );
}

/** What of a form is filled in, to be sent. */
export function filledIn(form: FormData): FormData {
  const body = new FormData();
  for (const [name, value] of form) if (!isNoFile(value)) body.append(name, value);
  return body;
}

/** A file field in which nothing was chosen holds a file without a name. */
const isNoFile = (value: unknown) => value instanceof File && value.name === '' && value.size === 0;
