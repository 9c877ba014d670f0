import { draftOwner } from './draft-owner.ts';
import { openDraft } from './drafts.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

/** Keeps what is typed, even after a logout, and restores it only for the same account. */
export function useAccountDraft(form: string): FormDraft {
  return useDraft(() => {
    const account = draftOwner();
    return openDraft(account ? localStorage : undefined, `${form}:${account}`);
  });
}
