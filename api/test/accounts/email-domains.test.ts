import { acceptEmailDomains, defaultEmailDomains } from '@kindcrate/contract/email';
import { afterEach, expect, test } from 'vitest';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

afterEach(() => acceptEmailDomains(defaultEmailDomains));

test('an account may have any email domain that the settings accept, and no other', async () => {
  const api = await openTestApp({ ACCEPTED_EMAIL_DOMAINS: 'org' });
  const accepted = { email: 'amal@charity.org', password };
  expect((await api.send('POST', '/api/register', createRegistration(accepted))).status).toBe(201);
  expect((await api.send('POST', '/api/Login', accepted)).status).toBe(200);
  expect(await api.send('POST', '/api/register', createRegistration({ email: 'amal@example.com' }))).toMatchObject({
    status: 400,
    body: { fields: { email: 'Email must be a valid address ending in .org' } },
  });
});
