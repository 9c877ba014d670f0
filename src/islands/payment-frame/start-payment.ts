import { bodylessEndpoint } from '@kindcrate/contract/endpoint';
import {
  buildFrameUrl,
  type PaymentWithChoices,
  sandboxFrameTemplate,
  startedPayment,
  startPaymentPath,
} from '@kindcrate/contract/payments';
import { endpointUrl } from '../../lib/endpoint-url.ts';
import { readReply } from '../../lib/reply.ts';
import { receive } from '../../lib/response.ts';
import { readToken } from '../../lib/token.ts';

/** A payment that can be made in a frame. */
export interface OpenPayment {
  frameUrl: string;
  /** Amount, recipient and suggested amounts; undefined if the API does not return them. */
  details: PaymentWithChoices | undefined;
}

/** Defined without the contract's struct for the query, which this page does not need (contract/src/payment-start.ts). */
const endpoint = bodylessEndpoint({ method: 'GET', path: startPaymentPath, reply: startedPayment });

/**
 * Starts a payment of the given amount, or else of the amount that the API preselects. With a token, the payment belongs to the
 * donor's account.
 * @throws ApiError
 */
export async function startPayment(amount?: number): Promise<OpenPayment> {
  const query = amount ? `?amount=${amount}` : '';
  // The API ignores an expired token, so a failure never ends the session.
  const token = readToken();
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const { status, body } = await receive(fetch(endpointUrl(endpoint) + query, { headers }));
  const reply = readReply(endpoint, status, body);
  return { frameUrl: buildFrameUrl(reply.frame ?? sandboxFrameTemplate, reply.token), details: reply.payment };
}

/** Starts the payment that is shown first, when the page opens. */
export const startFirstPayment = () => startPayment();
