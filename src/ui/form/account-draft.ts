import { $user } from '../../stores/session.ts';
import { openDraft } from './drafts.ts';

/** Opens the draft of the account that the page belongs to. A form keeps it even if another account logs in in another tab. */
export function openAccountDraft(form: string) {
  // On guarded pages, layouts/boot/session.js has stored the account in `history.state`. `$user` may already be someone who logged in
  // in another tab before the form was ready. While a build renders the form, there is neither.
  const account = globalThis.history?.state?.accountId ?? $user.get()?.sub;
  return openDraft(account ? localStorage : undefined, `${form}:${account}`);
}

/** Whether the logged-in account has a stored draft of a form. */
export function hasStoredDraft(form: string): boolean {
  return openAccountDraft(form).load() !== undefined;
}
