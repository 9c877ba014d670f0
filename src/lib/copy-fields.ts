import type { CopyField, CopyValue } from '@kindcrate/contract/copy-fields';
import type { CopyPath } from './copy-values.ts';

export type GroupField = Extract<CopyField, { kind: 'group' }>;
export type ListField = Extract<CopyField, { kind: 'list' }>;
/** A field with a single control. */
export type SingleField = Exclude<CopyField, GroupField | ListField>;

/** Groups with more fields than `maxInlineFields`, and lists that can have more entries than `maxInlineEntries`, are opened separately. */
const maxInlineFields = 3;
const maxInlineEntries = 4;

/** Whether a field is edited in place, instead of being opened separately. */
export function isInline(field: CopyField): boolean {
  if (field.kind === 'group') return field.fields.length <= maxInlineFields && field.fields.every(isSingle);
  if (field.kind === 'list') return field.maxItems <= maxInlineEntries && isInline(field.item);
  return true;
}

export const isSingle = (field: CopyField): field is SingleField => field.kind !== 'group' && field.kind !== 'list';

/** Returns the field at a path; undefined if the page has none. */
export function fieldAt(root: CopyField, path: CopyPath): CopyField | undefined {
  return path.reduce<CopyField | undefined>((field, key) => {
    if (field?.kind === 'list') return field.item;
    return field?.kind === 'group' ? field.fields.find(({ name }) => name === key) : undefined;
  }, root);
}

/**
 * Returns the path of the level that has to be opened to see the field at a path: the path itself, or the part of it that leads to the
 * group or list in which the field is edited.
 */
export function levelOf(root: CopyField, path: CopyPath): CopyPath {
  const length = path.findIndex((_, index) => {
    const child = fieldAt(root, path.slice(0, index + 1));
    return !child || isInline(child);
  });
  return length < 0 ? path : path.slice(0, length);
}

/** Returns the value of a field in a new entry of a list. */
export function emptyValue(field: CopyField): CopyValue {
  if (field.kind === 'group') {
    const required = field.fields.filter(({ isOptional }) => !isOptional);
    return Object.fromEntries(required.map((part) => [part.name, emptyValue(part)]));
  }
  if (field.kind === 'list') return Array.from({ length: field.minItems }, () => emptyValue(field.item));
  if (field.kind === 'number') return field.min;
  return 'options' in field ? (field.options[0]?.value ?? '') : '';
}

/** The fields whose text can be the name of an entry of a list, in order of preference. */
const namingFields = ['headline', 'title', 'question', 'quote', 'name', 'label'];
const maxNameLength = 48;

/** Returns a short name for an entry, from its contents; empty if no field of the entry can be its name. */
export function entryName(value: CopyValue | undefined): string {
  if (typeof value === 'string') return shorten(value);
  if (typeof value !== 'object' || Array.isArray(value)) return '';
  const name = namingFields.find((field) => value[field]);
  return name ? shorten(String(value[name])) : '';
}

const shorten = (text: string) =>
  text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1).trimEnd()}…` : text;
