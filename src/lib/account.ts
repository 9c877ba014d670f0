import type { TokenPayload } from '@kindcrate/contract/accounts';
import { readToken } from './token.ts';

/**
 * The account of the token, and its role. Undefined without a token, and when it cannot be decoded, which the boot script `session.js` reports. Does not
 * decode text outside ASCII correctly, such as a username: read that from `$user`.
 */
export function readAccount(): Pick<TokenPayload, 'sub' | 'role'> | undefined {
  try {
    const payload = readToken()?.split('.')[1];
    return payload && JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
