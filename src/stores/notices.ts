import { storageKeys } from '../lib/storage-keys.ts';

/** A notice that `layouts/boot/notice.js` displays on the next page of this tab. */
export interface Notice {
  kind: 'alert' | 'status';
  text: string;
  /** Fills in a field of the next page, by its id. A query parameter would leave the value in the URL and the history. */
  prefill?: { field: string; value: string };
}

/** Stores a notice for the next page that this tab opens. */
export function flashNotice(notice: Notice): void {
  sessionStorage.setItem(storageKeys.flashNotice, JSON.stringify(notice));
}
