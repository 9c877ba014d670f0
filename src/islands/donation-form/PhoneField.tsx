import { useEffect, useRef, useState } from 'react';
import { profilePhone } from '../../stores/profile-phone.ts';
import { Field } from '../../ui/field/Field.tsx';
import { phoneAttributes } from '../../ui/field/phone-attributes.ts';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  id: string;
  name: string;
  error: string | undefined;
  copy: DonationFormCopy;
}

/**
 * The phone field. If the field is empty, the profile is requested and its phone number becomes the default. A default never
 * replaces a typed value, and is not filled in while the field has the focus.
 */
export function PhoneField({ copy, ...field }: Props) {
  const [defaultPhone, setDefaultPhone] = useState('');
  const phone = useRef('');
  const { id } = field;

  // Runs after drafts are restored, which happens in a layout effect.
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input?.value) return;
    profilePhone.start();
    return profilePhone.$state.subscribe(({ data }) => {
      if (!data) return;
      phone.current = data;
      if (document.activeElement !== input) setDefaultPhone(data);
    });
  }, [id]);

  return (
    <Field
      {...field}
      label={copy.phone}
      hint={copy.phoneHint}
      {...phoneAttributes}
      defaultValue={defaultPhone}
      onBlur={() => setDefaultPhone(phone.current)}
    />
  );
}
