import type { CopyField, CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import type { CopyChange } from '@kindcrate/contract/staff-copy';
import { describePicture } from '@kindcrate/contract/uploaded-pictures';
import { namingFields } from '../../editor/labels.ts';
import { isGroup, isSame, joinPath } from './values.ts';

/** The maximum number of changes that the history lists for one version. */
const maxChanges = 100;
/** The maximum number of characters of a value that the history shows. */
const maxLength = 300;

interface FieldLocation {
  path: string;
  labels: string[];
}

/** Lists what differs between two versions of a page, field by field and entry by entry. */
export function listChanges(fields: readonly CopyField[], before: CopyValues, after: CopyValues): CopyChange[] {
  const top = { path: '', labels: [] };
  return fields.flatMap((field) => changesOf(field, before[field.name], after[field.name], top)).slice(0, maxChanges);
}

function changesOf(
  field: CopyField,
  before: CopyValue | undefined,
  after: CopyValue | undefined,
  parent: FieldLocation,
): CopyChange[] {
  if (isSame(before, after)) return [];
  const at = field.name ? { path: joinPath(parent.path, field.name), labels: [...parent.labels, field.label] } : parent;
  if (field.kind === 'group' && isGroup(before) && isGroup(after))
    return field.fields.flatMap((inner) => changesOf(inner, before[inner.name], after[inner.name], at));
  if (field.kind === 'list' && Array.isArray(before) && Array.isArray(after))
    return changesOfList(field, before, after, at);
  return [{ path: at.path, label: at.labels.join(' › '), before: toText(before), after: toText(after) }];
}

function changesOfList(
  { item, label }: Extract<CopyField, { kind: 'list' }>,
  before: CopyValue[],
  after: CopyValue[],
  { path, labels }: FieldLocation,
): CopyChange[] {
  const indexes = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return indexes.flatMap((index) => {
    const at = { path: joinPath(path, index), labels: [...labels.slice(0, -1), `${label} ${index + 1}`] };
    return changesOf({ ...item, name: '' }, before[index], after[index], at);
  });
}

function toText(value: CopyValue | undefined): string {
  const text = isGroup(value)
    ? nameOf(value)
    : [value ?? []]
        .flat()
        .map((entry) => describe(entry))
        .join(', ');
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).toWellFormed()}…` : text;
}

const describe = (value: CopyValue): string => (isGroup(value) ? nameOf(value) : describePicture(String(value)));

/** The name of an entry: its headline, title or the like, or else its first string. */
function nameOf(value: CopyValues): string {
  const named = namingFields.map((name) => value[name]).find((text) => typeof text === 'string');
  return String(named ?? Object.values(value).find((text) => typeof text === 'string') ?? '');
}
