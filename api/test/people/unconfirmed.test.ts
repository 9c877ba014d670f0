import { expect, test } from 'vitest';
import { deliverCode } from '../support/emails.ts';
import { signUpWithRole } from '../support/roles.ts';
import { createRegistration, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const staff = await signUpWithRole(api, 'staff');
const url = '/api/staff/donors';
const find = async (email: string) => (await api.get(`${url}?q=${encodeURIComponent(email)}`, staff.token)).body.result;
const change = (id: string, body: unknown) => api.send('PUT', `${url}/${id}`, body, staff.token);

/** Registers an account without confirming its address, which could be anyone's. */
async function registerUnconfirmed(email: string): Promise<string> {
  await api.data.database.deleteFrom('outbox').execute();
  await api.send('POST', '/api/register', createRegistration({ email }));
  return (await find(email))[0]._id;
}

test.each([
  { role: 'staff' },
  { role: 'partner', brand: 'brand-1' },
  { role: 'volunteer', organization: 'organization-1' },
])('threat 36, finding 15: an account whose email is not confirmed cannot get the role in %j', async (body) => {
  const email = `director-${body.role}@example.com`;
  const id = await registerUnconfirmed(email);
  expect(await change(id, body)).toMatchObject({
    status: 403,
    body: { code: 'email_unconfirmed', fields: { role: expect.any(String) } },
  });
  expect(await find(email)).toMatchObject([{ role: 'donor', emailConfirmed: false }]);
  expect((await change(id, { endSessions: true })).status).toBe(200);
});

test('threat 36, finding 15: an account can get another role once its email is confirmed, and the list of people shows that it is confirmed', async () => {
  const email = 'helper@example.com';
  const id = await registerUnconfirmed(email);
  await api.send('POST', '/api/email/confirm', { code: await deliverCode(api) });
  expect(await find(email)).toMatchObject([{ emailConfirmed: true }]);
  expect((await change(id, { role: 'volunteer', organization: 'organization-1' })).status).toBe(200);
});
