import { matchRefusals } from '@kindcrate/contract/match-refusals';
import { type RefObject, useState } from 'react';
import { createRefusals, type RefusalListCopy } from '../../../stores/refusals.ts';
import type { Resource } from '../../../stores/resource.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { useInputValue } from '../use-input-value.ts';

interface Props {
  /** The element around the field for the goods. */
  field: RefObject<HTMLElement | null>;
  /** The URL of the list of goods that are not accepted. The list is requested once something has been typed. */
  url: string;
}

/** Warns below the field for the goods if some of them are not accepted, and suggests where they could go. The form can be sent anyway. */
export function RefusalHint({ field, url }: Props) {
  const typed = useInputValue(field);
  const [refusals] = useState(() => createRefusals(url));
  return (
    <div className="refusal-hint" aria-live="polite">
      {typed && <Sentences typed={typed} refusals={refusals} />}
    </div>
  );
}

function Sentences({ typed, refusals }: { typed: string; refusals: Resource<RefusalListCopy> }) {
  const { data } = useResource(refusals);
  return matchRefusals(typed, data?.list ?? []).map(({ reason, elsewhere }) => (
    <p key={reason}>
      {reason} {elsewhere}
    </p>
  ));
}
