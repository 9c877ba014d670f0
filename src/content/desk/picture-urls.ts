import type { CopyField } from '@kindcrate/contract/copy-fields';

/** Adds the URLs of the pictures that fields offer, so that the desk can show them. */
export async function withPictureUrls(
  field: CopyField,
  urlOf: (picture: string) => Promise<string>,
): Promise<CopyField> {
  if (field.kind === 'group')
    return { ...field, fields: await Promise.all(field.fields.map((inner) => withPictureUrls(inner, urlOf))) };
  if (field.kind === 'list') return { ...field, item: await withPictureUrls(field.item, urlOf) };
  if (field.kind !== 'picture') return field;
  const options = field.options.map(async (option) => ({ ...option, url: await urlOf(option.value) }));
  return { ...field, options: await Promise.all(options) };
}
