import { type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import '../../styles/blocks/visually-hidden.scss';
import './password-field.scss';

export interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The accessible name of the button that reveals the password. */
  showLabel: string;
  /** Shown below the input. */
  note?: ReactNode;
}

/**
 * A password field with a button that reveals the password until the form is submitted. The button is rendered only
 * after hydration, because it does nothing before that. Other attributes are passed on to the input.
 */
export function PasswordField({ id, label, hint, error, showLabel, note, ...attributes }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined until hydration.
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
        <>
          <div className="field__password">
            <input {...control} ref={input} required {...attributes} type={isShown ? 'text' : 'password'} />
            {isShown !== undefined && (
              <button
                className="field__show-button"
                type="button"
                aria-pressed={isShown}
                aria-controls={id}
                aria-describedby={`${id}-label`}
                onClick={() => setShown(!isShown)}
              >
                <Eye isCrossedOut={isShown} />
                <span className="visually-hidden">{showLabel}</span>
              </button>
            )}
          </div>
          {note}
        </>
      )}
    </FieldFrame>
  );
}

function Eye({ isCrossedOut }: { isCrossedOut: boolean }) {
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
      {isCrossedOut && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
