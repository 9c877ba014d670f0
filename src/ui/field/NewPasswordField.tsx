import { useEffect, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import type { PasswordStrength } from '../../lib/password-strength.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import './new-password-field.scss';

/** The sentence shown for each strength. */
export type PasswordStrengthCopy = Record<PasswordStrength, string>;

const lazyPasswordStrength = onDemand(
  'password-strength',
  async () => (await import('../../lib/password-strength.ts')).estimateStrength,
);

interface Props extends Omit<PasswordFieldProps, 'note' | 'onInput'> {
  strengthCopy: PasswordStrengthCopy;
}

/** A field for a new password that shows, while someone types, how strong the password is. */
export function NewPasswordField({ name, strengthCopy, ...props }: Props) {
  const [password, setPassword] = useState('');
  const { loaded: estimateStrength, load } = useOnDemand(lazyPasswordStrength);
  const strength = password && estimateStrength?.(password);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const form = note.current?.closest('form');
    // React has seen no event for what was typed before hydration.
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value) {
      void load();
      setPassword(input.value);
    }
    // A form that was sent successfully empties its fields without an input event.
    const clear = () => setPassword('');
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [name, load]);

  return (
    <PasswordField
      {...props}
      name={name}
      autoComplete="new-password"
      onFocus={load}
      onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      // Screen readers announce a change of the sentence, not every keystroke.
      note={
        <p className="field__strength" ref={note} aria-live="polite">
          {strength && strengthCopy[strength]}
        </p>
      }
    />
  );
}
