import type { ReactNode } from 'react';
import type { Outcome } from './use-form.ts';

interface Props {
  outcome: Outcome | undefined;
  children?: ReactNode;
}

/** The live region of a form's success. It is there from the start, so that its words are read out. */
export function OutcomeNotice({ outcome, children }: Props) {
  return (
    <div role="status">
      {outcome && (
        <div className="notice notice--status">
          <p>{outcome.message}</p>
          {outcome.resets && children}
        </div>
      )}
    </div>
  );
}
