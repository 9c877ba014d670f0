import { storageKeys } from '../lib/storage-keys.ts';

const key = storageKeys.returnPath;

/**
 * Remembers the current page, so that it opens again after login. The boot script (layouts/boot/session.js) forgets the page as soon
 * as someone opens another page that is not part of logging in or registering.
 */
export function rememberReturnPath(): void {
  sessionStorage.setItem(key, location.pathname + location.search + location.hash);
}

/** Whether this tab remembers a page that opens after login. */
export function hasReturnPath(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The browser blocks storage.
    return false;
  }
}

/**
 * Returns the remembered page and forgets it.
 * @param fallback the page to open when there is none
 */
export function takeReturnPath(fallback: string): string {
  const page = sessionStorage.getItem(key) ?? fallback;
  sessionStorage.removeItem(key);
  return isOwnPath(page) ? page : fallback;
}

/**
 * Whether a path stays on this site: `//host` and `/\host` lead to another site, and so does `/<tab>/host`, because browsers
 * drop tabs and line breaks.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
