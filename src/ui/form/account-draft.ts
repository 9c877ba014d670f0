import { $user } from '../../stores/session.ts';
import { openDraft } from './drafts.ts';

/** Opens the draft of the account that the page belongs to. A form keeps it even if another account logs in in another tab. */
export function openAccountDraft(form: string) {
  // Set by layouts/boot/session.js, on guarded pages. The form may become ready only after someone else has logged in.
  // While a build renders the form, there is no history and no account.
  const account = globalThis.history?.state?.accountId ?? $user.get()?.sub;
  return openDraft(account ? localStorage : undefined, `${form}:${account}`);
}

/** Whether the logged-in account has a stored draft of a form. */
export function hasStoredDraft(form: string): boolean {
  return openAccountDraft(form).load() !== undefined;
}
