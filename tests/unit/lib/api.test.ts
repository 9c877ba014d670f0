import { logInEndpoint } from '@kindcrate/contract/accounts';
import { copyDataEndpoint } from '@kindcrate/contract/personal-data';
import { exportStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '../../../src/lib/api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replies to every request with the same response, and returns the requests. */
function replyWith(response: Response): [url: string, init: RequestInit][] {
  const requests: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return response;
  });
  return requests;
}

const body = { email: 'donor@example.com', password: 'a warm winter coat' };
const csv = { 'content-type': 'text/csv; charset=utf-8' };

test('a request sends its body as JSON, its token and its idempotency key', async () => {
  const requests = replyWith(Response.json({ success: false }, { status: 401 }));
  await expect(request(logInEndpoint, { body, token: 't', idempotencyKey: 'k' })).rejects.toThrow();
  const headers = { 'content-type': 'application/json', authorization: 'Bearer t', 'idempotency-key': 'k' };
  expect(requests).toEqual([['/api/Login', { method: 'POST', body: JSON.stringify(body), headers }]]);
});

test('a request leaves undefined query parameters out and encodes the others', async () => {
  const requests = replyWith(new Response('id\n', { headers: csv }));
  await request(exportStaffOrdersEndpoint, { query: { q: 'lamp & kettle', status: undefined } });
  expect(requests[0]?.[0]).toMatch(/\?q=lamp\+%26\+kettle$/);
});

test('a CSV file is returned as text and a ZIP file as a Blob', async () => {
  replyWith(new Response('id\n', { headers: csv }));
  expect(await request(exportStaffOrdersEndpoint, { query: {} })).toBe('id\n');
  replyWith(new Response('PK', { headers: { 'content-type': 'application/zip' } }));
  expect(await request(copyDataEndpoint)).toBeInstanceOf(Blob);
});

test('a reply that is not JSON fails with its status', async () => {
  replyWith(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
  await expect(request(logInEndpoint, { body })).rejects.toMatchObject({ name: 'ApiError', status: 502, message: '' });
  replyWith(new Response('{"success":', { headers: { 'content-type': 'application/json' } }));
  await expect(request(logInEndpoint, { body })).rejects.toMatchObject({ name: 'ApiError', status: 200, message: '' });
});

test('a connection that breaks before or within the reply fails with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request(logInEndpoint, { body })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
  replyWith(new Response(broken, { headers: { 'content-type': 'application/json' } }));
  await expect(request(logInEndpoint, { body })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});
