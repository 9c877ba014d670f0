import { logInEndpoint } from '@kindcrate/contract/accounts';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { $user, signIn } from '../../stores/session.ts';

export const struct = logInEndpoint.body;

/** @throws ApiError */
export const logIn = (body: BodyOf<typeof logInEndpoint>) => request(logInEndpoint, { body });

/** The page that opens after a login: the desk for people who work there, and the home page for everyone else. */
function firstPage(): string {
  const role = $user.get()?.role;
  return role === 'staff' || role === 'volunteer' ? '/staff' : '/';
}

/** Starts the session, and opens the page that required a login, or else the first page for the role. The opened page shows the notice. */
export function openSession(token: string, notice: string): void {
  signIn(token);
  flashNotice({ kind: 'status', text: notice });
  navigateTo(takeReturnPath(firstPage()));
}
