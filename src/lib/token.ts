import { storageKeys } from './storage-keys.ts';

/**
 * The session's token at this moment; undefined if there is none, or the browser blocks storage. `$token` of stores/session.ts
 * stays up to date, but is 1 kB that many islands do not need.
 */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(storageKeys.token) ?? undefined;
  } catch {
    // The browser blocks storage, or the workbench is being rendered on the server, which has no storage.
    return undefined;
  }
}
