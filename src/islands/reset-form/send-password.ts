import type { BodyOf } from '@kindcrate/contract/endpoint';
import { resetPasswordEndpoint } from '@kindcrate/contract/passwords';
import { request } from '../../lib/api.ts';
import { navigateTo } from '../../lib/navigate-to.ts';
import { flashNotice } from '../../stores/notices.ts';
import { signOut } from '../../stores/session.ts';

export const struct = resetPasswordEndpoint.body;

/** Sets the new password, and opens the login page with the API's message. @throws ApiError */
export async function setPassword(body: BodyOf<typeof resetPasswordEndpoint>): Promise<void> {
  const { message } = await request(resetPasswordEndpoint, { body });
  // The API has ended every session of the account, so a token that this browser still has may no longer be valid.
  signOut();
  flashNotice({ kind: 'status', text: message });
  navigateTo('/login');
}
