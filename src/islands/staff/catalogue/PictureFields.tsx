import type { CollectionEntry } from 'astro:content';
import { useState } from 'react';
import { Field } from '../../field/Field.tsx';

interface Props {
  field: (name: string) => { id: string; name: string; error: string | undefined };
  /** What is said of the picture that is there. */
  alt?: string | undefined;
  /** Whether there is no picture yet, so that one must be chosen. */
  isNew: boolean;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** A picture and its words. */
export function PictureFields({ field, alt, isNew, copy }: Props) {
  const [isChosen, setChosen] = useState(isNew);
  const { name, ...image } = field('image');
  return (
    <>
      <Field
        {...image}
        // An empty file is no picture: a browser would send it all the same.
        name={isChosen ? name : ''}
        label={isNew ? copy.image : copy.otherImage}
        hint={copy.imageHint}
        required={isNew}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ target }) => setChosen(isNew || Boolean(target.files?.length))}
      />
      <Field {...field('alt')} label={copy.alt} hint={copy.altHint} defaultValue={alt} autoComplete="off" />
    </>
  );
}
