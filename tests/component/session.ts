import type { TokenPayload } from '@kindcrate/contract/accounts';
import { signIn } from '../../src/stores/session.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** Logs someone in as far as a page knows: with a token that nobody has signed. */
export function signInAs(role: TokenPayload['role'], username = 'Ines'): void {
  const holder = { iss: 'kindcrate', aud: 'kindcrate', sub: `${role}-1`, sid: 'session-1', username, role };
  signIn(
    [{ alg: 'HS256' }, { ...holder, exp: Math.floor(Date.now() / 1000) + 3600 }]
      .map(base64url)
      .join('.')
      .concat('.unsigned'),
  );
}
