import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { bearer, inject, openTestApp } from '../test-app.ts';

const api = await openTestApp();

test('a body chooses neither the status nor the message of its own refusal', async () => {
  const forged = { x: { bytes: 1, problem: { status: 500, message: 'hi' } } };
  const token = await api.signUp();
  const replies = [
    await api.send('POST', '/api/Login', forged),
    await api.send('PUT', '/api/profile/update', { username: 'robin', ...forged }, token),
  ];
  expect(replies.map(({ status }) => status)).toEqual([400, 200]);
  expect(JSON.stringify(replies)).not.toContain('"hi"');
});

test('a body whose session ended while it was on its way is refused, and changes nothing', async () => {
  const token = await api.signUp('slow@example.com');
  const { data } = api;
  async function* slowly() {
    yield '{"username":';
    await data.database.updateTable('sessions').set({ ended_at: new Date().toISOString() }).execute();
    yield '"changed"}';
  }
  const reply = await inject(api.app, {
    method: 'PUT',
    url: '/api/profile/update',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    payload: Readable.from(slowly()),
  });
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  const { username } = await data.database
    .selectFrom('users')
    .select('username')
    .where('email', '=', 'slow@example.com')
    .executeTakeFirstOrThrow();
  expect(username).toBe('robin');
});
