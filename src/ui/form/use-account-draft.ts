import { draftOwner } from './draft-owner.ts';
import { openDraft } from './drafts.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

/** Keeps what is typed, even after a logout, for the logged-in account only. */
export function useAccountDraft(form: string): FormDraft {
  return useDraft(() => {
    const account = draftOwner();
    return openDraft(account ? localStorage : undefined, `${form}:${account}`);
  });
}
