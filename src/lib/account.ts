import type { TokenPayload } from '@kindcrate/contract/accounts';
import { readToken } from './token.ts';

/**
 * Reads the id and the role of the account from the token. Undefined if there is no token, or if it cannot be decoded, in which
 * case the boot script `session.js` reports the error. Does not decode non-ASCII text correctly, so read the username from
 * `$user`.
 */
export function readAccount(): Pick<TokenPayload, 'sub' | 'role'> | undefined {
  try {
    const payload = readToken()?.split('.')[1];
    return payload && JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
