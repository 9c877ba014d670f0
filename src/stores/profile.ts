import { getProfileEndpoint, type LenientProfile } from '@kindcrate/contract/profile';
import { request } from '../lib/api.ts';
import { offerProfileCode } from './redemption-code.ts';
import { createResource } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

/** The donor's own profile. */
export const profile = createResource(async () => {
  const { data } = await requestInSession(getProfileEndpoint);
  offerProfileCode(data);
  return data;
});

/**
 * Whether the profile comes from our own API, which adds sessions, second factors, changes of email, the coin history and
 * redemptions to the given specification. Only our own API says when the code of the profile expires.
 */
export function isExtendedProfile({ qrcodeExpiresAt }: LenientProfile): boolean {
  return qrcodeExpiresAt !== undefined;
}

/**
 * The profile's phone number, to fill in a form. A failure is only logged, and a 401 does not end the session, because the person
 * did not ask for the profile, and must not be redirected away from a form that they are filling in.
 */
export const profilePhone = createResource(async () => {
  const { data } = await request(getProfileEndpoint, { token: $token.get() });
  return data.phone;
});
