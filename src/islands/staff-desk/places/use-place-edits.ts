import type { StaffPlace } from '@kindcrate/contract/staff-places';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormDraft } from '../../../ui/form/use-draft.ts';
import { addEdits, applyEdits, type PlaceEdits, toValues } from './place-values.ts';

/** What a part of the form needs to show and change its fields. */
export type PlaceFormState = ReturnType<typeof usePlaceEdits>;

/**
 * What the form of a place contains. Parts that were not edited here show the latest saved values, which someone else may have saved
 * since the form was opened.
 */
export function usePlaceEdits({ place }: StaffPlace, draft: FormDraft) {
  const [browserTimeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [typed, setTyped] = useState<PlaceEdits>();
  const edits: PlaceEdits = typed ?? JSON.parse(draft.restored?.fields.edits ?? '{}');
  const values = applyEdits(toValues(place, browserTimeZone), edits);
  return {
    values,
    edits,
    /** Changes a part, and renders the change synchronously, because the form then reads its values from the document. */
    change: (more: PlaceEdits) => flushSync(() => setTyped(addEdits(edits, more))),
    /** Call this after adding or removing a part, which, unlike typing, dispatches no event that the form listens to. */
    notifyForm: () => draft.ref.current?.dispatchEvent(new Event('input', { bubbles: true })),
    reset: () => setTyped(undefined),
  };
}
