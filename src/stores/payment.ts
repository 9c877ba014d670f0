import { frameAddress, sandboxFrame, startPaymentEndpoint } from '@kindcrate/contract/payments';
import { request } from '../lib/api.ts';
import { createResource } from './resource.ts';

/** The address of the provider's payment frame, with the token of a new payment in it. Each reload starts a new payment. */
export const paymentFrame = createResource(async () => {
  const { token, frame = sandboxFrame } = await request(startPaymentEndpoint);
  return frameAddress(frame, token);
});
