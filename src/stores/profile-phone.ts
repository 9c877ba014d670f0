import { profilePhoneEndpoint } from '../lib/profile-phone.build.ts';
import { read } from '../lib/read.ts';
import { readToken } from '../lib/token.ts';
import { createResource } from './resource.ts';

/**
 * The profile's phone number, to fill in a form. A failure is only logged, and a 401 does not end the session, because the person
 * did not ask for the profile, and must not be redirected away from a form that they are filling in.
 */
export const profilePhone = createResource(async () => {
  const { data } = await read(profilePhoneEndpoint, { token: readToken() });
  return data.phone;
});
