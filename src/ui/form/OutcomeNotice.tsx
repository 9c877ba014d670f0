import type { ReactNode } from 'react';
import type { Outcome } from './use-form.ts';

interface Props {
  outcome: Outcome | undefined;
  /** What else the form has to say just now. */
  notes?: ReactNode;
  children?: ReactNode;
}

/** The live region of a form's success. It is there from the start, so that its words are read out. */
export function OutcomeNotice({ outcome, notes, children }: Props) {
  return (
    <div className="form__status" role="status">
      {outcome && (
        <div className="notice notice--status" tabIndex={-1} data-outcome>
          <p>{outcome.message}</p>
          {outcome.resets && children}
        </div>
      )}
      {notes}
    </div>
  );
}
