import type { CollectionEntry } from 'astro:content';
import { limits } from '@kindcrate/contract/limits';
import { Field } from '../../../ui/field/Field.tsx';
import type { FormField } from './CatalogForm.tsx';

interface Props {
  field: (name: string) => FormField;
  /** What is said of the picture that is there. */
  alt?: string | undefined;
  /** Whether there is no picture yet, so that one must be chosen. */
  isNew: boolean;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** A picture and its words. */
export function ImageFields({ field, alt, isNew, copy }: Props) {
  return (
    <>
      <Field
        {...field('image')}
        label={isNew ? copy.image : copy.newImage}
        hint={copy.imageHint}
        required={isNew}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      />
      <Field
        {...field('alt')}
        label={copy.alt}
        hint={copy.altHint}
        maxLength={limits.line}
        defaultValue={alt}
        autoComplete="off"
      />
    </>
  );
}
