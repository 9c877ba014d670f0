import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addAuthentication, authenticate } from '../../src/http/authentication.ts';
import { collectGarbage } from '../support/collect-garbage.ts';

test('threat 12: requests with forged tokens are not kept in memory after their replies', async () => {
  const app = fastify();
  const apiTokens = { find: async () => undefined, countRequest: () => {} };
  await addAuthentication(app, 'a secret of this test only', { findSession: async () => undefined, apiTokens });
  const requests: WeakRef<object>[] = [];
  app.get('/', {
    onRequest: async (request) => {
      requests.push(new WeakRef(request));
      await authenticate(request);
    },
    handler: async () => 'not reached',
  });
  const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
  for (let index = 0; index < 20; index++) {
    const authorization = `Bearer ${header}.${Buffer.from(`{"sub":"${index}"}`).toString('base64url')}.forged`;
    await app.inject({ url: '/', headers: { authorization } });
  }
  await nextTurn();
  collectGarbage();
  // The latest requests may not have been released yet.
  expect(requests.filter((request) => request.deref()).length).toBeLessThan(5);
  expect(requests).toHaveLength(20);
  await app.close();
});
