import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';

/** The path of a field: the names of fields, and the positions in lists, counted from 0. */
export type CopyPath = readonly (string | number)[];

/** Parses a path in the format of replies, such as `slider.slides.0.headline`. */
export const toPath = (text: string): CopyPath =>
  text === '' ? [] : text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const isGroup = (value: CopyValue | undefined): value is CopyValues =>
  typeof value === 'object' && !Array.isArray(value);

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: CopyValue | undefined, path: CopyPath): CopyValue | undefined {
  return path.reduce<CopyValue | undefined>((part, key) => childOf(part, key), value);
}

function childOf(value: CopyValue | undefined, key: string | number): CopyValue | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the copy with the value at a path replaced. Groups that are missing along the path are added. */
export function withValueAt(values: CopyValues, path: CopyPath, next: CopyValue): CopyValues {
  const [name, ...rest] = path;
  return name === undefined ? values : { ...values, [name]: replaceAt(values[name], rest, next) };
}

function replaceAt(value: CopyValue | undefined, path: CopyPath, next: CopyValue): CopyValue {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(key), replaceAt(value[Number(key)], rest, next));
  return withValueAt(isGroup(value) ? value : {}, path, next);
}

/** Whether two values have the same content. The order of fields does not matter, and an empty field is the same as a missing one. */
export function isSameCopy(one: CopyValue | undefined, other: CopyValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameCopy(entry, other[index]));
  if (isGroup(one) && isGroup(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSameCopy(one[name], other[name]));
  }
  return one === other || (isEmpty(one) && isEmpty(other));
}

const isEmpty = (value: CopyValue | undefined): boolean =>
  value === undefined || value === '' || (isGroup(value) && Object.values(value).every(isEmpty));

/**
 * Merges the changes of `mine` into `latest`. A field that only one of these versions changed gets that change; if both changed a
 * field, `mine` wins. A list whose length differs is treated as one field.
 * @param base the version from which both started
 */
export function mergeCopy(base: CopyValues, mine: CopyValues, latest: CopyValues): CopyValues {
  const names = [...new Set([...Object.keys(latest), ...Object.keys(mine)])];
  const entries = names.map((name) => [name, mergeValues(base[name], mine[name], latest[name])] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, CopyValue] => entry[1] !== undefined));
}

function mergeValues(
  base: CopyValue | undefined,
  mine: CopyValue | undefined,
  latest: CopyValue | undefined,
): CopyValue | undefined {
  if (isSameCopy(base, mine)) return latest;
  if (isGroup(base) && isGroup(mine) && isGroup(latest)) return mergeCopy(base, mine, latest);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(latest) && haveSameLength(base, mine, latest))
    return base.map((entry, index) => mergeValues(entry, mine[index], latest[index]) ?? entry);
  return mine;
}

const haveSameLength = (...lists: CopyValue[][]) => new Set(lists.map(({ length }) => length)).size === 1;
