/** What the next page of this tab says first; `layouts/boot/notice.js` shows it. */
export interface Notice {
  kind: 'alert' | 'status';
  text: string;
}

/** Hands a notice to the next page that this tab opens. */
export function flashNotice(notice: Notice): void {
  sessionStorage.setItem('notice', JSON.stringify(notice));
}
