import { registerEndpoint } from '@kindcrate/contract/accounts';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';

export const struct = registerEndpoint.body;

/** @throws ApiError */
export async function register(body: BodyOf<typeof registerEndpoint>): Promise<void> {
  await request(registerEndpoint, { body });
}

/** Opens the login page, which shows the notice and fills in the email. */
export function openLogin(notice: string, email: string): void {
  flashNotice({ kind: 'status', text: notice, prefill: { field: 'login-email', value: email } });
  navigateTo('/login');
}
