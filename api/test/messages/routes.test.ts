import { messages } from '@kindcrate/contract/messages';
import { expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const message = { name: 'Robin', email: 'robin@example.com', subject: 'Coats', message: 'When may I come?' };
const listStored = () => api.data.database.selectFrom('complaints').selectAll().execute();
const send = (body: unknown) => api.send('POST', '/api/complaints/contact', body);

test('a contact message is stored', async () => {
  expect(await send(message)).toMatchObject({
    status: 201,
    body: { success: true, message: 'Your message was sent successfully!' },
  });
  expect(await listStored()).toMatchObject([message]);
});

test('a contact message without a subject is accepted', async () => {
  for (const subject of [undefined, '']) expect((await send({ ...message, subject })).status).toBe(201);
  expect((await listStored()).at(-1)?.subject).toBe('');
});

test('a contact message with invalid fields is refused with an error for each field, and is not stored', async () => {
  const countBefore = (await listStored()).length;
  const { status, body } = await send({ email: 'robin@example.org', name: ' ', message: 'x'.repeat(5001) });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    name: messages.required('Full Name'),
    email: messages.contactEmail,
    message: messages.tooLong('Message', 5000),
  });
  expect(await listStored()).toHaveLength(countBefore);
});

test('threat 21: markup, SQL and header lines in a contact message are stored as plain text', async () => {
  const injected = "<img src=x onerror=alert(1)> '); DROP TABLE complaints;-- \r\nBcc: all@example.com {{7*7}}";
  await send({ ...message, message: injected });
  expect((await listStored()).at(-1)?.message).toBe(injected);
});
