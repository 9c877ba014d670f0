import type { CollectionEntry } from 'astro:content';
import { useEffect, useState } from 'react';
import { $profile } from '../../stores/profile.ts';
import { Field } from '../field/Field.tsx';

interface Props {
  id: string;
  name: string;
  error: string | undefined;
  copy: CollectionEntry<'donationForm'>['data'];
}

/**
 * The phone number, at first the profile's. The profile is not asked for when there is a number already, and when it cannot be
 * had the field stays empty. What was typed stays: to the browser this is only what the field begins with.
 */
export function PhoneField({ copy, ...field }: Props) {
  const [own, setOwn] = useState('');
  const { id } = field;

  // After a draft was brought back, which happens before anything is painted.
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input?.value) return;
    return $profile.subscribe((known) => void (known.state === 'ready' && setOwn(known.profile.phone)));
  }, [id]);

  return (
    <Field
      {...field}
      label={copy.phone}
      hint={copy.phoneHint}
      type="tel"
      autoComplete="tel-national"
      defaultValue={own}
    />
  );
}
