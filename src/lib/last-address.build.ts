import { handover } from '@kindcrate/contract/handovers';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { array, object, optional, pick } from 'superstruct';
import { describeEndpoint } from './describe-reply.ts';

/** Only the part of the profile with the addresses at which goods are collected. The newest order is first. */
export const getAddresses = describeEndpoint({
  ...getProfileEndpoint,
  accepts: object({ data: object({ orders: array(object({ handover: optional(pick(handover, ['address'])) })) }) }),
});
