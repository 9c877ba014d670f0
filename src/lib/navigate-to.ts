/**
 * Opens another page. Reloads this page when someone goes back to it, because the back/forward cache would restore it with
 * the typed password and the pending form (https://web.dev/articles/bfcache).
 */
export function navigateTo(path: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
}
