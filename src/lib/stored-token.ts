import { storageKeys } from './storage-keys.ts';

/** The token of the session, for code that does without the library for stores; null if there is none, or the browser allows no storage. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(storageKeys.token);
  } catch {
    return null;
  }
}
