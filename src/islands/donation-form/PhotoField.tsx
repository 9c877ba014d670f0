import type { CollectionEntry } from 'astro:content';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../field/Field.tsx';

interface Props {
  id: string;
  name: string;
  error: string | undefined;
  copy: CollectionEntry<'donationForm'>['data'];
}

/** The photo of the goods, with a look at it before it is sent. */
export function PhotoField({ copy, ...field }: Props) {
  const [preview, setPreview] = useState<string>();
  const root = useRef<HTMLDivElement>(null);

  // A photo can be chosen before this code arrives; the input keeps it.
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (input?.files?.[0]) setPreview(URL.createObjectURL(input.files[0]));
  }, []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const look = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photo = target.files?.[0];
    setPreview(photo ? URL.createObjectURL(photo) : undefined);
  };

  return (
    <div className="photo-field" ref={root}>
      <Field
        {...field}
        label={copy.image}
        hint={copy.imageHint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={look}
      />
      {preview && <img className="photo-field__preview" src={preview} alt={copy.previewAlt} />}
    </div>
  );
}
