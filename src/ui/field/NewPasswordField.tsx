import { useEffect, useRef, useState } from 'react';
import { estimateStrength, type PasswordStrength } from '../../lib/password-strength.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import './new-password-field.scss';

/** The sentence shown for each strength. */
export type PasswordStrengthCopy = Record<PasswordStrength, string>;

interface Props extends Omit<PasswordFieldProps, 'note' | 'onInput'> {
  strengthCopy: PasswordStrengthCopy;
}

/** A field for a new password that says how strong the password is while it is typed. */
export function NewPasswordField({ name, strengthCopy, ...props }: Props) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const form = note.current?.closest('form');
    // What was typed before hydration caused no event that React has seen.
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value) setStrength(estimateStrength(input.value));
    // A form that was sent successfully empties its fields without an input event.
    const clear = () => setStrength(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [name]);

  return (
    <PasswordField
      {...props}
      name={name}
      autoComplete="new-password"
      onInput={({ currentTarget: { value } }) => setStrength(value ? estimateStrength(value) : undefined)}
      // Screen readers announce a change of the sentence, not every key.
      note={
        <p className="field__strength" ref={note} aria-live="polite">
          {strength && strengthCopy[strength]}
        </p>
      }
    />
  );
}
