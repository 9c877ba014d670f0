import { getPhone } from '../lib/profile-phone.build.ts';
import { read } from '../lib/read.ts';
import { readToken } from '../lib/token.ts';
import { createResource } from './resource.ts';

/**
 * The profile's phone number, to fill in a form. A failure is only logged and ends no session, because nobody asked for the
 * profile: someone who fills in a form is not sent away from it.
 */
export const profilePhone = createResource(async () => {
  const { data } = await read(getPhone, { token: readToken() });
  return data.phone;
});
