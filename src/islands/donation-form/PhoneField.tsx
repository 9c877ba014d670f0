import type { CollectionEntry } from 'astro:content';
import { useEffect, useRef, useState } from 'react';
import { profile } from '../../stores/profile.ts';
import { Field } from '../../ui/field/Field.tsx';

interface Props {
  id: string;
  name: string;
  error: string | undefined;
  copy: CollectionEntry<'donationForm'>['data'];
}

/**
 * The phone number, at first the profile's. The profile is not asked for when there is a number already, and when it cannot be
 * had the field stays empty. What was typed stays: to the browser this is only what the field begins with. It does not change under
 * somebody's hands: whoever is in the field has it when they leave it empty.
 */
export function PhoneField({ copy, ...field }: Props) {
  const [own, setOwn] = useState('');
  const known = useRef('');
  const { id } = field;

  // After a draft was brought back, which happens before anything is painted.
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input?.value) return;
    return profile.$state.subscribe(({ data }) => {
      if (!data) return;
      known.current = data.phone;
      if (document.activeElement !== input) setOwn(known.current);
    });
  }, [id]);

  return (
    <Field
      {...field}
      label={copy.phone}
      hint={copy.phoneHint}
      type="tel"
      autoComplete="tel-national"
      defaultValue={own}
      onBlur={() => setOwn(known.current)}
    />
  );
}
