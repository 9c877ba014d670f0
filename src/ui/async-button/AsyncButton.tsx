import type { ButtonHTMLAttributes } from 'react';
import './async-button.scss';
import '../../styles/blocks/pending-button.scss';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  isPending: boolean;
  /** Makes the button less prominent, for a secondary action. */
  isQuiet?: boolean;
}

/** A small button with a spinner while its action is pending. Other attributes are passed on to the button. */
export function AsyncButton({ label, isPending, isQuiet = false, ...button }: Props) {
  return (
    <button
      className={`button button--small ${isQuiet ? 'button--quiet' : ''}`}
      type="button"
      aria-disabled={isPending}
      data-pending={isPending || undefined}
      {...button}
    >
      <span className="button__spinner" aria-hidden="true" />
      {label}
    </button>
  );
}
