import type { CopyField, CopyValue } from '@kindcrate/contract/copy-fields';
import type { CopyChange } from '@kindcrate/contract/staff-copy';
import { describePicture } from '@kindcrate/contract/uploaded-pictures';
import { isSameCopy, valueAt } from './copy-values.ts';

/**
 * Lists the fields in which two versions of a page differ, in the order of the form, with the same labels that the API uses. A
 * list whose length differs is treated as one field.
 */
export function listChanges(root: CopyField, before: CopyValue, after: CopyValue): CopyChange[] {
  return compare({ field: root, before, after, path: '', label: '' });
}

interface Comparison {
  field: CopyField;
  before: CopyValue | undefined;
  after: CopyValue | undefined;
  path: string;
  label: string;
}

function compare({ field, before, after, path, label }: Comparison): CopyChange[] {
  if (isSameCopy(before, after)) return [];
  const step = (part: CopyField, key: string | number, partLabel: string) =>
    compare({
      field: part,
      before: valueAt(before, [key]),
      after: valueAt(after, [key]),
      path: path ? `${path}.${key}` : String(key),
      label: partLabel,
    });
  if (field.kind === 'group') {
    const prefix = label && `${label} › `;
    return field.fields.flatMap((part) => step(part, part.name, prefix + part.label));
  }
  if (field.kind === 'list' && Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((_, index) => step(field.item, index, `${label} ${index + 1}`));
  return [{ path, label, before: describe(before), after: describe(after) }];
}

/** Formats a value for the list of changes; a list or a group becomes the values that it contains, joined. */
function describe(value: CopyValue | undefined): string {
  if (typeof value !== 'object') return describePicture(String(value ?? ''));
  return Object.values(value)
    .map(describe)
    .join(Array.isArray(value) ? '; ' : ', ');
}
