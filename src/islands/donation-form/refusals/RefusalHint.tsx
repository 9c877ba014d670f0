import { matchRefusals } from '@kindcrate/contract/match-refusals';
import type { RefObject } from 'react';
import { useInputValue } from '../use-input-value.ts';
import type { RefusalCopy } from './copy.ts';

interface Props {
  /** The element around the field for the goods. */
  field: RefObject<HTMLElement | null>;
  refusals: readonly RefusalCopy[];
}

/** Says below the field for the goods that some of them are not accepted, and where they could go. The form can be sent anyway. */
export function RefusalHint({ field, refusals }: Props) {
  const matched = matchRefusals(useInputValue(field), refusals);
  return (
    <div className="refusal-hint" aria-live="polite">
      {matched.map(({ reason, elsewhere }) => (
        <p key={reason}>
          {reason} {elsewhere}
        </p>
      ))}
    </div>
  );
}
