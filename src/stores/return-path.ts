const key = 'return-to';

/** Remembers the page that somebody asked for, while they log in. */
export function rememberReturnPath(): void {
  sessionStorage.setItem(key, location.pathname + location.search + location.hash);
}

/** The page that was asked for before the log-in, once; `/` when there was none. */
export function takeReturnPath(): string {
  const page = sessionStorage.getItem(key) ?? '/';
  sessionStorage.removeItem(key);
  return isOwnPath(page) ? page : '/';
}

/** Only a path of this site: `//host` and `/\host` lead elsewhere. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
