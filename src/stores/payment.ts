import { buildFrameUrl, sandboxFrameTemplate, startPaymentEndpoint } from '@kindcrate/contract/payments';
import { publicRequest } from '../lib/public-request.ts';
import { createResource } from './resource.ts';

/** The URL of the provider's payment frame, with the token of a new payment. Each reload starts a new payment. */
export const paymentFrameUrl = createResource(async () => {
  const { token, frame = sandboxFrameTemplate } = await publicRequest(startPaymentEndpoint);
  return buildFrameUrl(frame, token);
});
