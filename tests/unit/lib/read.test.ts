import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api-error.ts';
import { coinRuleEndpoint } from '../../../src/lib/coin-rule.build.ts';
import { invitationLookupEndpoint } from '../../../src/lib/invitation.build.ts';
import { read } from '../../../src/lib/read.ts';
import { staffOrdersEndpoint } from '../../../src/lib/staff-orders.build.ts';

const rule = { perOrder: 5, perItem: 1, most: 50 };

afterEach(() => void vi.unstubAllGlobals());

/** Answers every request with the body. Returns the mock of `fetch`. */
function answerWith(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const failureOf = (request: Promise<unknown>): Promise<ApiError> =>
  request.then(
    () => expect.unreachable('the reply was accepted'),
    (error) => error,
  );

test('read returns the checked reply without fields that the contract does not have', async () => {
  answerWith({ data: { ...rule, more: 1 }, more: 1 });
  expect(await read(coinRuleEndpoint)).toEqual({ data: rule });
});

test('read sends the token, and the parameters that have a value', async () => {
  const fetch = answerWith({ result: [], next: null });
  await read(staffOrdersEndpoint, {
    token: 'mine',
    query: { sort: 'oldest', q: 'a b', status: undefined, after: undefined },
  });
  const [url, options] = fetch.mock.calls[0] ?? [];
  // The parameters are sorted, as in the page's boot script.
  expect(url).toBe('/api/staff/orders?q=a+b&sort=oldest');
  expect(options).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer mine' } });
});

test('read sends a body as JSON', async () => {
  const fetch = answerWith({ success: false }, 404);
  await failureOf(read(invitationLookupEndpoint, { body: { code: 'a' } }));
  const [, options] = fetch.mock.calls[0] ?? [];
  expect(options).toEqual({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":"a"}' });
});

test('read uses the response that the page requested early', async () => {
  const fetch = answerWith({}, 500);
  const response = Promise.resolve(new Response(JSON.stringify({ result: [], next: null })));
  vi.stubGlobal('window', { prefetchedResponse: { url: '/api/staff/orders?q=a', token: 'mine', response } });
  expect(await read(staffOrdersEndpoint, { token: 'mine', query: { q: 'a' } })).toEqual({ result: [], next: null });
  expect(fetch).not.toHaveBeenCalled();
});

test('a request without a response fails with the status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(read(coinRuleEndpoint))).toMatchObject({ name: 'ApiError', status: 0, message: '' });
});

test('a failure keeps its status, code and message', async () => {
  answerWith({ success: false, code: 'unauthorized', message: 'Please log in' }, 401);
  const error = await failureOf(read(coinRuleEndpoint));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 401, code: 'unauthorized', message: 'Please log in' });
});

test('a reply that violates the contract fails with a message that names the field without its value', async () => {
  answerWith({ data: { ...rule, most: 'a secret' } });
  const error = await failureOf(read(coinRuleEndpoint));
  expect(error).toMatchObject({ status: 200, message: '', cause: { message: 'reply.data.most is invalid' } });
});
