import type { ReactNode } from 'react';
import type { Outcome } from './form-state.ts';
import './form-status.scss';

interface Props {
  outcome: Outcome | undefined;
  /** Other notices of the form. */
  notices?: ReactNode;
  /** Shown below the message of an outcome that resets the form. */
  children?: ReactNode;
}

/** The form's live region. It is always rendered, because screen readers announce only what is added to an existing region. */
export function OutcomeNotice({ outcome, notices, children }: Props) {
  return (
    <div className="form__status" role="status">
      {outcome && (
        <div className="notice notice--status" tabIndex={-1} data-outcome>
          <p>{outcome.message}</p>
          {outcome.resetsForm && children}
        </div>
      )}
      {notices}
    </div>
  );
}
