import { handover } from '@kindcrate/contract/handovers';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { array, object, optional, pick } from 'superstruct';
import { describeEndpoint } from './describe-endpoint.ts';

/** Only the part of the profile with the addresses at which the orders' goods are collected. The orders are listed newest first. */
export const profileAddressesEndpoint = describeEndpoint({
  ...getProfileEndpoint,
  accepts: object({ data: object({ orders: array(object({ handover: optional(pick(handover, ['address'])) })) }) }),
});
