import type { TokenPayload } from '@kindcrate/contract/accounts';
import { persistentAtom } from '@nanostores/persistent';
import { jwtDecode } from 'jwt-decode';
import { computed } from 'nanostores';
import { storageKeys } from '../lib/storage-keys.ts';

/** The raw token of the session, shared by all tabs through `localStorage`. */
export const $token = persistentAtom<string | undefined>(storageKeys.token);

/** The payload of the token; undefined without a token, and when it cannot be decoded. */
export const $user = computed($token, (token) => (token ? decode(token) : undefined));

/** Starts a session with the token of a login. */
export function signIn(token: string): void {
  $token.set(token);
}

/** Ends the session in this tab and in every other one. */
export function signOut(): void {
  $token.set(undefined);
}

function decode(token: string): TokenPayload | undefined {
  try {
    return jwtDecode<TokenPayload>(token);
  } catch (error) {
    // An InvalidTokenError. The specification requires that name in the log (section 8).
    console.error(error);
    return undefined;
  }
}
