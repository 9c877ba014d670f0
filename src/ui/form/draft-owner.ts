import { draftPrefix } from '../../lib/storage-keys.ts';
import { readAccount } from '../../lib/token.ts';
import { parseDraft } from './stored-draft.ts';

/** The account that a draft belongs to. A form keeps it even if another account logs in in another tab. */
export function draftOwner(): string | undefined {
  // On guarded pages, layouts/boot/session.js has stored the account in `history.state`. The token may already be of someone who logged in
  // in another tab before the form was ready. While a build renders the form, there is neither.
  return globalThis.history?.state?.accountId ?? readAccount()?.sub;
}

/** Whether the logged-in account has a stored draft of a form. */
export function hasStoredDraft(form: string): boolean {
  try {
    return parseDraft(localStorage.getItem(`${draftPrefix}${form}:${draftOwner()}`)) !== undefined;
  } catch {
    // The browser blocks storage, so there are no drafts.
    return false;
  }
}
