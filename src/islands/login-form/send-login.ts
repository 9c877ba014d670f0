import { logInEndpoint } from '@kindcrate/contract/accounts';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { takeReturnPath } from '../../stores/return-path.ts';
import { signIn } from '../../stores/session.ts';

export const struct = logInEndpoint.body;

/** @throws ApiError */
export const logIn = (body: BodyOf<typeof logInEndpoint>) => request(logInEndpoint, { body });

/** Starts the session, and returns to the page that required a login, which shows the notice. */
export function openSession(token: string, notice: string): void {
  signIn(token);
  flashNotice({ kind: 'status', text: notice });
  navigateTo(takeReturnPath());
}
