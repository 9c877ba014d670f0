import { object, string } from 'superstruct';
import { plainCall } from './call.ts';

/** The token stands in the address of the provider's frame. */
export const startPayment = plainCall({
  method: 'GET',
  path: '/payment/donate',
  reply: object({ token: string() }),
});
