import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { object, pick } from 'superstruct';
import { describeEndpoint } from './describe-endpoint.ts';

const profile = getProfileEndpoint.accepts.schema.data;

/** Only the phone number of the profile. */
export const profilePhoneEndpoint = describeEndpoint({
  ...getProfileEndpoint,
  accepts: object({ data: pick(profile, ['phone']) }),
});
