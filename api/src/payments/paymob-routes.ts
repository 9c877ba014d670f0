import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentRow } from '../database/payment-rows.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { hasMovedDigits } from './moved-digits.ts';
import { isSigned, readCallback, readReturn, type SignedFields } from './paymob-signature.ts';
import { toEvent } from './paymob-transaction.ts';
import { type ReportedEvent, recordEvent } from './record-event.ts';
import { findPaymentOfOrder } from './repository.ts';

/** The page that the frame shows once the payment is over. It passes the result on to the page around the frame. */
const resultPage = '/payment-result';

/**
 * Adds the routes that Paymob calls: the processed callback, which its servers send, and the response callback, a URL to which it
 * redirects the donor's browser. They are not in the contract, because Paymob defines their format. Only the signature proves who calls
 * them.
 * @param secret the HMAC secret
 */
export function addPaymobRoutes(api: FastifyInstance, services: Services, secret: string): void {
  // No limit per IP address: all reports come from a few addresses, and none may be lost. A report without a valid signature costs little.
  api.post('/payment/callback', { config: { limit: 'none' } }, async (request) => {
    // Other events, such as saved cards, are reported too, and have other signed fields.
    const { type = 'TRANSACTION' } = (request.body ?? {}) as { type?: unknown };
    if (type !== 'TRANSACTION') return { success: true, message: 'ignored' };
    await record(request, services, await requireSignedEvent(request, services, secret));
    return { success: true, message: 'recorded' };
  });

  api.get('/payment/return', { exposeHeadRoute: false }, async (request, reply) => {
    const result = await readResult(request, services, secret);
    return reply
      .header('cache-control', 'no-store')
      .redirect(new URL(`${resultPage}#${result}`, services.environment.PUBLIC_URL).href, 303);
  });
}

/**
 * Returns the result for the page. The URL contains the same signed fields as the callback, so the event in it is recorded too,
 * unless the callback came first.
 */
async function readResult(
  request: FastifyRequest,
  services: Services,
  secret: string,
): Promise<'accepted' | 'declined' | 'unknown'> {
  const fields = readReturn(request.query);
  if (!fields || !isSigned(fields, hmacOf(request), secret)) return 'unknown';
  const event = await readEvent(services, fields);
  if (!event) return 'unknown';
  const { status } = await record(request, services, event);
  return status === 'accepted' || status === 'declined' ? status : 'unknown';
}

/** @throws Failure `bad_request` when the body cannot be read, `forbidden` when the signature is not valid. */
async function requireSignedEvent(request: FastifyRequest, services: Services, secret: string): Promise<ReportedEvent> {
  const fields = readCallback(request.body);
  if (!fields) throw new Failure('bad_request');
  if (!isSigned(fields, hmacOf(request), secret)) {
    request.log.warn('a payment callback has no valid signature');
    throw new Failure('forbidden.signature');
  }
  const event = await readEvent(services, fields);
  if (event) return event;
  request.log.error('a signed payment callback cannot be read');
  throw new Failure('bad_request');
}

/** @param fields the fields of a report with a valid signature */
async function readEvent({ database }: Services, fields: SignedFields): Promise<ReportedEvent | undefined> {
  const event = toEvent(fields);
  return event && !(await hasMovedDigits(database, fields)) ? event : undefined;
}

const hmacOf = ({ query }: FastifyRequest) => (query as { hmac?: unknown }).hmac;

async function record(request: FastifyRequest, services: Services, event: ReportedEvent): Promise<PaymentRow> {
  await transact(services, (transaction, effects) => recordEvent(transaction, effects, event, new Date()));
  const payment = await findPaymentOfOrder(services.database, event);
  if (payment.mismatch) {
    const { id, mismatch } = payment;
    request.log.warn({ payment: id, mismatch }, 'staff have to look into a payment');
  }
  return payment;
}
