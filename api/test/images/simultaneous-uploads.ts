import { expect } from 'vitest';
import { createDonation, toFormData } from '../support/donations.ts';
import { confirmEmail, createDataFolder, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createRegistration, password } from '../support/test-app.ts';

/** Registers a donor whose email is confirmed. @returns the token of a session */
export async function signUp({ origin, folder }: ServerProcess, email: string): Promise<string> {
  const post = async (path: string, body: object) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/register', createRegistration({ email }));
  confirmEmail(folder, email);
  return ((await (await post('/Login', { email, password })).json()) as { token: string }).token;
}

/** Sends a donation. @returns the reply, and how long it took in milliseconds */
export async function sendDonation(origin: string, token: string, image: Buffer) {
  const form = new Response(toFormData(await createDonation({ image })));
  // Encoded in advance: this test process is busy, so a streamed body could stall, and the server cuts off stalled requests.
  const body = await form.arrayBuffer();
  const start = performance.now();
  const reply = await fetch(`${origin}/api/order/donataionorder`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': form.headers.get('content-type') ?? '' },
    body,
  });
  const content = (await reply.json()) as { code?: string; message: string };
  return {
    status: reply.status,
    body: content,
    retryAfter: reply.headers.get('retry-after'),
    duration: performance.now() - start,
  };
}

/**
 * Sends 72 donations with the same photo to a new server at the same time. Expects that each of them is stored or refused with 503, and
 * that another one is accepted afterward.
 */
export async function expectAllAnswered(photo: Buffer): Promise<void> {
  const server = await startServerProcess(await createDataFolder(), { QUOTA_OPEN_ORDERS: '100' });
  const donor = await signUp(server, 'donor@example.com');
  // One account may have 3 uploads in progress and 60 waiting.
  const replies = await Promise.all(Array.from({ length: 72 }, () => sendDonation(server.origin, donor, photo)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  for (const { status, body, retryAfter } of replies)
    if (status === 503) expect([body.code, Number(retryAfter) > 0]).toEqual(['unavailable', true]);
  expect(await countOrders(server.origin, donor)).toBe(statuses.filter((status) => status === 201).length);
  expect((await sendDonation(server.origin, donor, photo)).status).toBe(201);
}

async function countOrders(origin: string, token: string): Promise<number> {
  const reply = await fetch(`${origin}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { data: { orders: unknown[] } }).data.orders.length;
}
