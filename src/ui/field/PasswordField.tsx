import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Names the button that shows what was typed. */
  showLabel: string;
}

/**
 * A password to type, and a button that shows it until the form is sent. Until this code has arrived it is a plain
 * password field. Further attributes go to the input.
 */
export function PasswordField({ id, label, hint, error, showLabel, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState<boolean>();

  useEffect(() => {
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    hide();
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field__password">
          <input {...control} ref={input} required {...attributes} type={isShown ? 'text' : 'password'} />
          {isShown !== undefined && (
            <button
              className="field__show"
              type="button"
              aria-pressed={isShown}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            >
              <Eye isStruck={isShown} />
              <span className="visually-hidden">{showLabel}</span>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function Eye({ isStruck }: { isStruck: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2.5 12q9.5 -12 19 0q-9.5 12 -19 0z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="2.75" />
      {isStruck && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
