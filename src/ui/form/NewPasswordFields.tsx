import { NewPasswordField, type PasswordStrengthCopy } from '../field/NewPasswordField.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import type { useForm } from './use-form.ts';

export interface NewPasswordCopy {
  password: string;
  passwordHint: string;
  passwordStrength: PasswordStrengthCopy;
  showPassword: string;
  confirmPassword: string;
}

interface Props {
  /** Returns the props that connect the field with a given name to the form. */
  field: ReturnType<typeof useForm>['field'];
  copy: NewPasswordCopy;
}

/** The fields `password` and `confirmPassword` of a form that sets a new password. */
export function NewPasswordFields({ field, copy }: Props) {
  return (
    <>
      <NewPasswordField
        {...field('password')}
        label={copy.password}
        hint={copy.passwordHint}
        showLabel={copy.showPassword}
        strengthCopy={copy.passwordStrength}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={copy.confirmPassword}
        showLabel={copy.showPassword}
        autoComplete="new-password"
      />
    </>
  );
}
