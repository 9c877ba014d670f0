import type { CopyField, CopyOverrides, CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';

/** A field that is replaced as a whole, with its path. */
export interface Leaf {
  path: string;
  /** The labels of the fields that contain it, and its own, outermost first. */
  labels: string[];
  field: CopyField;
}

/** All fields of a page, without the groups that only contain other fields. */
export function leavesOf(fields: readonly CopyField[], parent: Pick<Leaf, 'path' | 'labels'> = root): Leaf[] {
  return fields.flatMap((field) => {
    const at = { path: joinPath(parent.path, field.name), labels: [...parent.labels, field.label] };
    return field.kind === 'group' && !field.isOptional ? leavesOf(field.fields, at) : [{ ...at, field }];
  });
}

const root = { path: '', labels: [] };

/** Values from a request may be anything that JSON allows, such as null. */
export const isGroup = (value: CopyValue | null | undefined): value is CopyValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const joinPath = (parent: string, name: string | number) => (parent === '' ? `${name}` : `${parent}.${name}`);

/** Returns copy as JSON values: a date becomes `YYYY-MM-DD`, and undefined values are left out. */
export function toValues(copy: object): CopyValues {
  return JSON.parse(JSON.stringify(copy, dayOf)) as CopyValues;
}

/** `JSON.stringify` has already turned dates into text in `value`, but not in `this`, the object that contains it. */
function dayOf(this: unknown, name: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[name];
  return original instanceof Date ? original.toISOString().slice(0, 10) : value;
}

/** Returns the value at a path; undefined if there is none. */
export function readPath(values: CopyValue | undefined, path: string): CopyValue | undefined {
  let value: CopyValue | undefined = values;
  for (const name of path.split('.')) {
    if (!isGroup(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Returns a copy of the values in which those at the given paths are replaced. A path whose parent does not exist is ignored. */
export function withOverrides(values: CopyValues, overrides: CopyOverrides): CopyValues {
  const result = structuredClone(values);
  for (const [path, value] of Object.entries(overrides)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const group = names.length ? readPath(result, names.join('.')) : result;
    if (isGroup(group)) group[last] = value;
  }
  return result;
}

export const isSame = (a: CopyValue | undefined, b: CopyValue | undefined): boolean => canonical(a) === canonical(b);

/** As JSON with sorted names, because the database and the desk may keep the names in another order. */
function canonical(value: CopyValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isGroup(value)) return JSON.stringify(value) ?? '';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}
