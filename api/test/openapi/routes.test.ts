import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { RegisteredEndpoint } from '../../src/http/registered-endpoints.ts';
import { addApiDocs } from '../../src/openapi/routes.ts';
import { openTestApp } from '../support/test-app.ts';

test('/docs describes what each parameter is for', async () => {
  const api = await openTestApp({}, undefined, { withCatalog: false });
  const { parameters } = (await api.get('/api/openapi.json')).body.paths['/order/{id}/cancel'].put;
  const { body } = await api.app.inject('/docs');
  expect(parameters[0]).toMatchObject({ name: 'id', description: expect.stringMatching(/./) });
  expect(body).toContain(`<dt><code>id</code></dt><dd>string, required<p>${parameters[0].description}</p></dd>`);
});

test('the API document is generated again after a failed attempt', async () => {
  const app = fastify();
  const endpoints = [{}] as RegisteredEndpoint[];
  addApiDocs(app, endpoints);
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(500);
  endpoints.length = 0;
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
});
