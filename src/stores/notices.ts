import { storageKeys } from '../lib/storage-keys.ts';

/** The notice that the next page of this tab shows first; `layouts/boot/notice.js` does it. */
export interface Notice {
  kind: 'alert' | 'status';
  text: string;
}

/** Leaves a notice for the next page that this tab opens. */
export function flashNotice(notice: Notice): void {
  sessionStorage.setItem(storageKeys.flashNotice, JSON.stringify(notice));
}
