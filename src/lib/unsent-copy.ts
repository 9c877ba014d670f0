import type { CopyValues } from '@kindcrate/contract/copy-fields';

/** The prefix of the keys in `localStorage`. The keys end with the id of the account, like the keys of drafts. */
export const unsentCopyPrefix = 'copy:';

/** A page's copy that was changed on this device and that the API does not have yet. */
interface UnsentCopy {
  values: CopyValues;
  /** The copy that the API had when the changes began. */
  base: CopyValues;
  /** The time of the last change, in ms since 1970. */
  savedAt: number;
}

/** How long unsent copy is kept, in ms: as long as drafts are. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const keyOf = (account: string, page: string) => `${unsentCopyPrefix}${page}:${account}`;

/** Returns what an account has not sent yet; undefined if there is nothing, or if the browser blocks storage. */
export function readUnsentCopy(account: string, page: string): UnsentCopy | undefined {
  try {
    const stored: Partial<UnsentCopy> = JSON.parse(localStorage.getItem(keyOf(account, page)) ?? '{}');
    const isRecent = typeof stored.savedAt === 'number' && Date.now() - stored.savedAt < lifetime;
    return isRecent && stored.values !== undefined ? (stored as UnsentCopy) : undefined;
  } catch {
    // Storage is blocked, or the stored text is not JSON.
    return undefined;
  }
}

/** Keeps what was typed until it has been sent. If the browser blocks storage, the typed text is lost when the page is closed. */
export function keepUnsentCopy(account: string, page: string, unsent: Omit<UnsentCopy, 'savedAt'>): void {
  try {
    localStorage.setItem(keyOf(account, page), JSON.stringify({ ...unsent, savedAt: Date.now() }));
  } catch (error) {
    console.warn(error);
  }
}

export function forgetUnsentCopy(account: string, page: string): void {
  try {
    localStorage.removeItem(keyOf(account, page));
  } catch (error) {
    console.warn(error);
  }
}
