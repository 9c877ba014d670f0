import { afterEach, expect, test, vi } from 'vitest';
import { takePrefetched } from '../../../src/lib/prefetched-response.ts';

const response = Promise.resolve(new Response());
const prefetch = (url: string) => vi.stubGlobal('window', { prefetchedResponse: { url, token: 'mine', response } });
const orders = { url: '/api/staff/orders', token: 'mine', query: new URLSearchParams() };

afterEach(() => void vi.unstubAllGlobals());

test('returns the response that the page requested early, and only once', () => {
  prefetch('/api/staff/orders');
  expect(takePrefetched(orders)).toBe(response);
  expect(takePrefetched(orders)).toBeUndefined();
});

test('recognizes an early request whose parameters have another order or encoding', () => {
  prefetch('/api/staff/orders?q=winter+coat&sort=oldest');
  const query = new URLSearchParams({ sort: 'oldest', q: 'winter coat' });
  expect(takePrefetched({ ...orders, query })).toBe(response);
});

test.each([
  ['of another endpoint', { url: '/api/profile' }],
  ['of another account', { token: 'another' }],
  ['without a token', { token: undefined }],
  ['with another parameter', { query: new URLSearchParams({ sort: 'oldest', after: 'next-page' }) }],
  ['with fewer parameters', { query: new URLSearchParams() }],
])('gives no early response to a request %s', (_, difference) => {
  prefetch('/api/staff/orders?sort=oldest');
  expect(takePrefetched({ ...orders, query: new URLSearchParams({ sort: 'oldest' }), ...difference })).toBeUndefined();
});
