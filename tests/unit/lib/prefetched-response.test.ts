import { afterEach, expect, test, vi } from 'vitest';
import { takePrefetched } from '../../../src/lib/prefetched-response.ts';

const url = '/api/staff/orders?q=winter+coat&sort=oldest';
const response = Promise.resolve(new Response());

function prefetch() {
  vi.stubGlobal('window', { prefetchedResponse: { url, token: 'mine', response } });
}

afterEach(() => void vi.unstubAllGlobals());

test('a response that the page requested early is used by the page’s code, but only once', () => {
  prefetch();
  expect(takePrefetched(url, 'mine')).toBe(response);
  expect(takePrefetched(url, 'mine')).toBeUndefined();
});

test.each([
  ['to another endpoint', '/api/profile', 'mine'],
  ['from another account', url, 'another'],
  ['without a token', url, undefined],
  ['with another parameter', `${url}&status=accepted`, 'mine'],
  ['with fewer parameters', '/api/staff/orders?sort=oldest', 'mine'],
])(
  'the response to an early request is not used for a request %s, and is kept for the right request',
  (_, otherUrl, token) => {
    prefetch();
    expect(takePrefetched(otherUrl, token)).toBeUndefined();
    expect(takePrefetched(url, 'mine')).toBe(response);
  },
);

test('there is no early response if the page requested nothing early', () => {
  vi.stubGlobal('window', {});
  expect(takePrefetched(url, 'mine')).toBeUndefined();
});
