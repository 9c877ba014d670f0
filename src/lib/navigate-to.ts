/**
 * Opens another page, and lets whoever comes back find this one anew: browsers keep a page as it was left, a typed password
 * and a busy form included (https://web.dev/articles/bfcache).
 */
export function navigateTo(path: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
}
