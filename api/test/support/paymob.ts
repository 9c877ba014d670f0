import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { addCleanup } from './cleanup.ts';

/*
 * A server that simulates Paymob's Accept API, written from its public documentation:
 * https://docs.paymob.com/docs/accept-standard-redirect, …/docs/transaction-webhooks, …/docs/hmac-calculation and
 * …/docs/refund-transaction.
 */

export const apiKey = 'the-api-key-of-the-tests';
export const hmacSecret = 'the-hmac-secret-of-the-tests';
export const integrationId = 4_097_558;
const profileId = 302_852;

type Body = Record<string, unknown>;
interface Order extends Body {
  id: number;
  amount_cents: number;
  currency: string;
  merchant_order_id: string;
}

/** Answers a request with something other than the documented reply. */
type Fault = (reply: ServerResponse) => void;

export const faults = {
  '404': refuse(404),
  '500': refuse(500),
  '503 with a page': (reply) => void reply.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  'a redirect': (reply) => void reply.writeHead(302, { location: 'https://elsewhere.example.com/' }).end(),
  'malformed JSON': (reply) => void reply.writeHead(201, { 'content-type': 'application/json' }).end('{"token": "ZXl'),
  'JSON that is not an object': (reply) => void reply.writeHead(201).end('null'),
  'a reply without the required fields': (reply) => void reply.writeHead(201).end('{"profile": {}}'),
  'a wrong type': (reply) => void reply.writeHead(201).end('{"token": 7, "id": "7"}'),
  'an oversized reply': (reply) => void reply.writeHead(201).end(`{"token": "${'x'.repeat(300_000)}"}`),
  'a closed connection': (reply) => void reply.socket?.destroy(),
  'a connection that closes in the middle of the reply': (reply) =>
    void reply.writeHead(201, { 'content-length': 500 }).write('{', () => reply.socket?.destroy()),
  // The client waits until it gives up, or until this server is closed.
  'no reply': () => {},
  'a reply that never ends': (reply) => void reply.writeHead(201, { 'content-length': 500 }).write('{'),
} satisfies Record<string, Fault>;

export interface PaymobServer {
  url: string;
  /** The settings that make the API use this server. */
  settings: Record<string, string>;
  orders: Map<number, Order>;
  /** The requests so far, oldest first. */
  requests: { path: string; body: Body }[];
  /** Makes requests to one path fail in this way until `stopFailing` is called for the path. */
  fail(path: string, fault: Fault): void;
  stopFailing(path: string): void;
  /** Sets a task to run before each reply to a valid request for a payment key. */
  beforeKeyReply(task: (orderId: number) => Promise<void>): void;
  /** Makes all tokens that were issued expire. */
  expireTokens(): void;
}

export async function startPaymob(): Promise<PaymobServer> {
  const orders = new Map<number, Order>();
  const requests: PaymobServer['requests'] = [];
  const tokens = new Set<string>();
  const failing = new Map<string, Fault>();
  let beforeKeyReply = async (_orderId: number) => {};

  const documentedReplies: Record<string, (body: Body) => Promise<[status: number, reply: Body]>> = {
    '/api/auth/tokens': async (body) => {
      if (body.api_key !== apiKey) return [403, { detail: 'incorrect credentials' }];
      const token = `auth-${tokens.size}-${Math.random()}`;
      tokens.add(token);
      return [201, { profile: { id: profileId }, token }];
    },
    '/api/ecommerce/orders': async ({ auth_token, ...body }) => {
      if (!tokens.has(String(auth_token))) return unauthorized;
      const isNew = ![...orders.values()].some(({ merchant_order_id: id }) => id === body.merchant_order_id);
      if (!isNew) return [422, { message: 'duplicate' }];
      const order = { ...body, id: 217_503_754 + orders.size } as Order;
      orders.set(order.id, order);
      return [201, order];
    },
    '/api/acceptance/payment_keys': async ({ auth_token, ...body }) => {
      if (!tokens.has(String(auth_token))) return unauthorized;
      const order = orders.get(body.order_id as number);
      if (!order || body.integration_id !== integrationId) return [404, { detail: 'Not found.' }];
      if (body.amount_cents !== order.amount_cents || body.currency !== order.currency || !isComplete(body))
        return [400, { message: 'invalid' }];
      await beforeKeyReply(order.id);
      return [201, { token: `key-of-${order.id}` }];
    },
  };

  const server = createServer((incoming, reply) => void answer(incoming, reply));
  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    const body = (await json(incoming)) as Body;
    requests.push({ path, body });
    const fault = failing.get(path);
    if (fault) return fault(reply);
    const [status, sent] = (await documentedReplies[path]?.(body)) ?? [404, { detail: 'Not found.' }];
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  addCleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    orders,
    requests,
    settings: paymobSettings(url),
    fail: (path, fault) => void failing.set(path, fault),
    stopFailing: (path) => void failing.delete(path),
    beforeKeyReply: (task) => {
      beforeKeyReply = task;
    },
    expireTokens: () => tokens.clear(),
  };
}

function paymobSettings(url: string): Record<string, string> {
  return {
    PAYMENT_PROVIDER: 'paymob',
    PAYMOB_URL: url,
    PAYMOB_API_KEY: apiKey,
    PAYMOB_INTEGRATION_ID: String(integrationId),
    PAYMOB_IFRAME_ID: '766429',
    PAYMOB_HMAC_SECRET: hmacSecret,
  };
}

const unauthorized: [number, Body] = [401, { detail: 'Authentication credentials were not provided.' }];

function refuse(status: number): Fault {
  return (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end('{"detail": "refused"}');
  };
}

/** Whether the body of a request for a payment key has the right expiration and all billing data, of which only some may be `NA`. */
function isComplete({ billing_data, expiration }: Body): boolean {
  const canBeUnknown = 'apartment floor building street city state country postal_code shipping_method'.split(' ');
  const mustBeKnown = ['first_name', 'last_name', 'email', 'phone_number'];
  const data = billing_data as Record<string, string>;
  return (
    expiration === 3600 &&
    [...canBeUnknown, ...mustBeKnown].every((name) => data[name]) &&
    mustBeKnown.every((name) => data[name] !== 'NA')
  );
}

let lastTransactionId = 192_036_465;

/** A transaction as Paymob reports it, by default a payment that was accepted. */
export function createTransaction(order: Order | number, changes: Body = {}) {
  const known = typeof order === 'number' ? { id: order, amount_cents: 5_000, currency: 'EGP' } : order;
  return {
    id: ++lastTransactionId,
    pending: false,
    amount_cents: known.amount_cents,
    success: true,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: true,
    integration_id: integrationId,
    profile_id: profileId,
    has_parent_transaction: false,
    order: { ...known, paid_amount_cents: known.amount_cents },
    created_at: '2024-06-13T11:33:44.592345',
    currency: known.currency,
    source_data: { pan: '2346', type: 'card', tenure: null, sub_type: 'MasterCard' },
    error_occured: false,
    owner: profileId,
    parent_transaction: null as number | null,
    ...changes,
  };
}

export type Transaction = ReturnType<typeof createTransaction>;

/** A refund or a void, which Paymob reports as a separate transaction. */
export const createRefund = (parent: Transaction, changes: Body = {}) =>
  createTransaction(parent.order as unknown as Order, {
    has_parent_transaction: true,
    parent_transaction: parent.id,
    is_refund: true,
    ...changes,
  });

/** The values that Paymob signs, in the documented order. */
export function signedValues(transaction: Transaction): unknown[] {
  const { source_data: source, order, ...rest } = transaction;
  return [
    ...[rest.amount_cents, rest.created_at, rest.currency, rest.error_occured, rest.has_parent_transaction, rest.id],
    ...[rest.integration_id, rest.is_3d_secure, rest.is_auth, rest.is_capture, rest.is_refunded],
    ...[rest.is_standalone_payment, rest.is_voided, order.id, rest.owner, rest.pending],
    ...[source.pan, source.sub_type, source.type, rest.success],
  ];
}

export function sign(transaction: Transaction, secret = hmacSecret): string {
  return createHmac('sha512', secret).update(signedValues(transaction).join('')).digest('hex');
}

/** The path and query of the response callback, to which Paymob redirects the browser. */
export function returnPath(transaction: Transaction, hmac = sign(transaction)): string {
  const { source_data: source, order, parent_transaction: _, ...rest } = transaction;
  const named = {
    'source_data.pan': source.pan,
    'source_data.type': source.type,
    'source_data.sub_type': source.sub_type,
  };
  const all = { ...rest, ...named, order: order.id, merchant_order_id: 'x', hmac };
  const parameters = Object.entries(all).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/payment/return?${new URLSearchParams(parameters)}`;
}
