import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A single-line field, required unless `required={false}`. Other attributes are passed on to the input. */
export function Field({ id, label, hint, error, ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} required {...input} />}
    </FieldFrame>
  );
}
