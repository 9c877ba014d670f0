import { rmSync } from 'node:fs';
import { failureReply } from '@kindcrate/contract/replies';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRegistration, openTestApp } from '../support/test-app.ts';

test('an unexpected error is reported as 500 in the usual shape, without internal details', async () => {
  const api = await openTestApp();
  await sql`alter table complaints rename to renamed_away`.execute(api.data.database);
  const message = { name: 'Robin', email: 'robin@example.com', message: 'Hello' };
  const { status, body } = await api.send('POST', '/api/complaints/contact', message);
  expect(status).toBe(500);
  expect(failureReply.is(body)).toBe(true);
  expect(body.code).toBe('internal_error');
  expect(JSON.stringify(body)).not.toMatch(/complaints|table|sqlite/i);
});

test('/ready replies 503 when the images folder is missing', async () => {
  const api = await openTestApp();
  expect(await api.get('/ready')).toMatchObject({ status: 200, body: { success: true } });
  rmSync(`${api.folder}/images`, { recursive: true });
  expect(await api.get('/ready')).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect((await api.get('/health')).status).toBe(200);
});

test('the API accepts a path in any letter case, and replies 404 to a method that the path does not support', async () => {
  const api = await openTestApp();
  for (const url of ['/api/login', '/API/LOGIN/', '/Api/Register']) {
    // Only the endpoint itself replies 400 to invalid fields, so the request has reached it.
    expect((await api.send('POST', url, createRegistration({ username: 7, email: 7 }))).status, url).toBe(400);
  }
  for (const method of ['DELETE', 'PATCH', 'OPTIONS', 'PUT'] as const) {
    const reply = await api.app.inject({ method, url: '/api/brands' });
    expect([method, reply.statusCode]).toEqual([method, 404]);
    expect(failureReply.is(reply.json())).toBe(true);
  }
});
