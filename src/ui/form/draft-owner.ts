import { readAccount } from '../../lib/account.ts';
import { draftLifetime, draftPrefix } from '../../lib/storage-keys.ts';

/** The id of the account that owns a form's draft. The owner stays the same even if someone logs in to another account in another tab. */
export function draftOwner(): string | undefined {
  // On guarded pages, layouts/boot/session.js has stored the account in `history.state`. The token may already belong to someone who used
  // another tab to log in before the form was ready. On the server, there is neither a history nor a token.
  return globalThis.history?.state?.accountId ?? readAccount()?.sub;
}

/** Whether the logged-in account has a stored draft of a form. Works without drafts.ts, which the form loads later. */
export function hasStoredDraft(form: string): boolean {
  try {
    const { savedAt } = JSON.parse(localStorage.getItem(`${draftPrefix}${form}:${draftOwner()}`) ?? '{}');
    return Date.now() - savedAt < draftLifetime;
  } catch {
    // The browser blocks storage, or the stored string is not JSON.
    return false;
  }
}
