/**
 * Opens another page. A visitor who comes back gets this page reloaded, because the back/forward cache would restore it
 * with its typed password and its pending form (https://web.dev/articles/bfcache).
 */
export function navigateTo(path: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(path);
}
