import type { TokenPayload } from '@kindcrate/contract/accounts';
import { persistentAtom } from '@nanostores/persistent';
import { jwtDecode } from 'jwt-decode';
import { computed } from 'nanostores';

/** The raw token, under `token` in the browser's local storage (specification, section 3); the same in all tabs. */
export const $token = persistentAtom<string | undefined>('token');

/** What the token says of its holder; nobody when there is none or it cannot be decoded. */
export const $user = computed($token, (token) => (token ? decode(token) : undefined));

/** Keeps a token that the API gave at log-in. */
export function signIn(token: string): void {
  $token.set(token);
}

/** Forgets the token, here and in every other tab. */
export function signOut(): void {
  $token.set(undefined);
}

function decode(token: string): TokenPayload | undefined {
  try {
    return jwtDecode<TokenPayload>(token);
  } catch (error) {
    // An InvalidTokenError: the specification wants it named in the log (section 8).
    console.error(error);
    return undefined;
  }
}
