import { type ChangeEvent, useState } from 'react';
import type { FormDraft } from '../../../ui/form/use-draft.ts';

/**
 * The select fields of a form that has a draft. Until the person chooses something else, a field shows the value of the draft, or else
 * the latest saved value, which someone else may have saved since the form was opened.
 */
export function useChoices(draft: FormDraft) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return {
    /** The value of a field, and the props of its select. */
    choice: (name: string, saved: string) => ({
      value: chosen[name] ?? draft.restored?.fields[name] ?? saved,
      'data-saved': saved,
      onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
        setChosen((others) => ({ ...others, [name]: value })),
    }),
    reset: () => setChosen({}),
  };
}
