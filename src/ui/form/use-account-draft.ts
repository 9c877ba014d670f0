import { draftOwner } from './draft-owner.ts';
import { openDraft } from './drafts.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

/** Keeps what is typed for the logged-in account, and shows it to no other. It survives a logout. */
export function useAccountDraft(form: string): FormDraft {
  return useDraft(() => {
    const account = draftOwner();
    return openDraft(account ? localStorage : undefined, `${form}:${account}`);
  });
}
