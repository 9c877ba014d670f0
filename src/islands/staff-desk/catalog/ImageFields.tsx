import { limits } from '@kindcrate/contract/limits';
import { Field } from '../../../ui/field/Field.tsx';
import type { CatalogCopy } from '../copy.ts';
import type { FormField } from './CatalogForm.tsx';
import '../../../ui/field/file-field.scss';

interface Props {
  field: (name: string) => FormField;
  /** The text alternative of the current image. */
  alt?: string | undefined;
  /** Whether there is no image yet, which makes the file required. */
  isNew: boolean;
  copy: CatalogCopy;
}

/** The fields of an image: its file and its text alternative. */
export function ImageFields({ field, alt, isNew, copy }: Props) {
  return (
    <>
      <Field
        {...field('image')}
        label={isNew ? copy.image : copy.newImage}
        hint={copy.imageHint}
        required={isNew}
        type="file"
        accept={limits.image.types.join()}
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
