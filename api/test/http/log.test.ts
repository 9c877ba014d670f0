import { expect, test } from 'vitest';
import { createDonation, toFormData } from '../support/donations.ts';
import { confirmEmail, createDataFolder, startServerProcess } from '../support/server-process.ts';
import { createRegistration } from '../support/test-app.ts';

/** Personal data of a donor and a visitor. Each value is distinctive, so that it cannot be in the log by chance. */
const personalData = {
  email: 'quiet.donor@example.com',
  username: 'quietdonor',
  phone: '01987654321',
  password: 'a quiet sentence',
  location: '7 Hidden Lane',
  itemsName: 'Grandmother’s coat',
  orderPhone: '01876543219',
  sender: 'quiet.visitor@example.com',
  senderName: 'Quentin Quietley',
  message: 'Please keep this to yourselves',
};

test('threat 50: from registration to logout, the log has a request id in every line about a request, and no personal data', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder, { LOG_LEVEL: 'trace' });
  const send = async (method: string, path: string, body?: object | FormData, token?: string) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const payload = isForm ? body : body && JSON.stringify(body);
    const reply = await fetch(`${server.origin}/api${path}`, { method, headers, ...(payload && { body: payload }) });
    return { status: reply.status, text: await reply.text() };
  };
  const { email, username, phone, password } = personalData;
  const statuses: number[] = [];
  const recordStatus = async (reply: Promise<{ status: number; text: string }>) => {
    const { status, text } = await reply;
    statuses.push(status);
    return text;
  };

  await recordStatus(
    send('POST', '/register', createRegistration({ email, username, phone, password, confirmPassword: password })),
  );
  confirmEmail(folder, email);
  const { token } = JSON.parse(await recordStatus(send('POST', '/Login', { email, password })));
  const { location, itemsName, orderPhone, sender, senderName, message } = personalData;
  const donation = await createDonation({ location, itemsName, phone: orderPhone });
  await recordStatus(send('POST', '/order/donataionorder', toFormData(donation), token));
  await recordStatus(send('GET', '/profile', undefined, token));
  const contact = { name: senderName, email: sender, subject: 'Hello', message };
  await recordStatus(send('POST', '/complaints/contact', contact));
  await recordStatus(send('GET', `/brands/${encodeURIComponent(email)}?q=${phone}`));
  await recordStatus(send('POST', '/Logout', {}, token));
  await server.stop('SIGTERM');

  expect(statuses).toEqual([201, 200, 201, 200, 201, 404, 200]);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const entries = lines.map((line) => JSON.parse(line));
  const withoutRequest = entries.filter(({ reqId }) => reqId === undefined);
  expect(withoutRequest).toMatchObject([{ msg: expect.stringMatching(/^Server listening at /) }]);
  const answered = entries.filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThanOrEqual(7);
  for (const entry of answered) {
    expect(entry).toMatchObject({
      time: expect.any(String),
      level: 30,
      route: expect.any(String),
      status: expect.any(Number),
    });
    expect(entry.reqId).toMatch(/^[0-9a-f-]{36}$/);
  }
  const logged = server.output() + server.errors();
  for (const value of [...Object.values(personalData), token, ...token.split('.')]) {
    for (const spelling of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]))
      expect(logged).not.toContain(spelling);
  }
});
