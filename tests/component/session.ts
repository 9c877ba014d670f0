import type { TokenPayload } from '@kindcrate/contract/accounts';
import { signIn } from '../../src/stores/session.ts';

/** Encodes a part of a JWT: JSON in base64url, without padding. */
const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/[+/=]/g, (character) => ({ '+': '-', '/': '_' })[character] ?? '');

/** Signs a person in with a token that lasts an hour. The token is unsigned: only the API could check a signature. */
export function signInAs(role: TokenPayload['role'], username = 'Ines'): void {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const payload = { iss: 'kindcrate', aud: 'kindcrate', sub: `${role}-1`, sid: 'session-1', username, role, exp };
  signIn(`${encode({ alg: 'HS256' })}.${encode(payload)}.unsigned`);
}
