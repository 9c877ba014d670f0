import type { SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  options: { value: string; label: string }[];
}

/** A choice from a list. Other attributes are passed on to the select. */
export function SelectField({ id, label, hint, error, options, ...select }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
