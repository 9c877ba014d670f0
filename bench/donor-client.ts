import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { confirmEmail, type TestServer } from '../scripts/test-server.ts';

/** A donor with an account on the server under test. */
export interface Donor {
  id: string;
  email: string;
  token: string;
  /** The id of the organization that the donor gives to. */
  charity: string;
}

const password = 'a warm winter coat';

export async function signUp({ origin }: TestServer): Promise<Donor> {
  const email = `${randomUUID()}@example.com`;
  const account = { username: 'Bench', email, phone: '01234567890', password, confirmPassword: password };
  await callApi(origin, registerEndpoint, account);
  confirmEmail(origin, email);
  const token = await logIn(origin, email);
  const { result } = await callApi(origin, listOrganizationsEndpoint);
  return { id: readPayload(token).sub, email, token, charity: result[0]._id };
}

/**
 * Logs in without a second factor.
 * @param ownPassword the password of an account that `signUp` did not create
 * @returns the token
 */
export async function logIn(origin: string, email: string, ownPassword = password): Promise<string> {
  return (await callApi(origin, logInEndpoint, { email, password: ownPassword })).token;
}

/** Places one order and waits for the reply. */
export async function placeOrder({ origin }: TestServer, { token, charity }: Donor, photo: Blob): Promise<void> {
  const form = new FormData();
  const fields = { charity, itemsName: 'Winter coats', location: 'Leeds', quantity: '3', phone: '01234567890' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', photo, 'photo.jpg');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const reply = await fetch(`${origin}/api${placeOrderEndpoint.path}`, {
    method: placeOrderEndpoint.method,
    headers,
    body: form,
  });
  if (!reply.ok) throw new Error(`Placing an order failed with status ${reply.status}: ${await reply.text()}`);
}

/**
 * Copies the latest order, with the first entry of its history and one item without photos, until there are `count` of them. Uploading
 * 10,000 photos instead would take an hour.
 */
export function duplicateOrder({ dataFolder }: TestServer, count: number): void {
  const database = new DatabaseSync(path.join(dataFolder, 'kindcrate.sqlite'), { timeout: 5_000 });
  database.exec(`
    WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
    INSERT INTO orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at)
    SELECT o.id || '-' || n, user_id, organization_id, items_name, location, quantity, phone, status, picture_id, created_at
    FROM (SELECT * FROM orders ORDER BY created_at DESC LIMIT 1) AS o, number;
    INSERT INTO order_events (id, order_id, status, actor_id, reason, created_at)
    SELECT o.id, o.id, o.status, o.user_id, NULL, o.created_at
    FROM orders AS o LEFT JOIN order_events AS e ON e.order_id = o.id WHERE e.id IS NULL;
    INSERT INTO order_items (id, order_id, position, name, quantity)
    SELECT o.id, o.id, 0, o.items_name, o.quantity
    FROM orders AS o LEFT JOIN order_items AS i ON i.order_id = o.id WHERE i.id IS NULL`);
  database.close();
}

/** Decodes the payload of a token without verifying its signature. */
export function readPayload(token: string): { sub: string; sid: string } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** Calls an endpoint, with a JSON body if there is one. Returns the reply. */
export async function callApi(
  origin: string,
  { method, path: endpointPath }: { method: string; path: string },
  body?: object,
  token?: string,
) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`${origin}/api${endpointPath}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${endpointPath} failed with status ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
