import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import './text-area-field.scss';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A multi-line field. Other attributes are passed on to the textarea. */
export function TextAreaField({ id, label, hint, error, ...textarea }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} required rows={7} {...textarea} />}
    </FieldFrame>
  );
}
