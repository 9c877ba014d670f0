import type { CopyField, CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import { readUploadedPicture, type UploadedPicture } from '@kindcrate/contract/uploaded-pictures';

/** The uploaded pictures in the picture fields of a page. Some might not exist, because typed text can look like a picture's value. */
export function listUploadedPictures(fields: readonly CopyField[], values: CopyValues): UploadedPicture[] {
  return fields.flatMap((field) => picturesIn(field, values[field.name]));
}

/** @param value may be anything that JSON allows */
function picturesIn(field: CopyField, value: CopyValue | null | undefined): UploadedPicture[] {
  if (field.kind === 'list') return Array.isArray(value) ? value.flatMap((entry) => picturesIn(field.item, entry)) : [];
  if (field.kind === 'group') return isGroup(value) ? listUploadedPictures(field.fields, value) : [];
  if (field.kind !== 'picture' || typeof value !== 'string') return [];
  return [readUploadedPicture(value) ?? []].flat();
}

const isGroup = (value: CopyValue | null | undefined): value is CopyValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
