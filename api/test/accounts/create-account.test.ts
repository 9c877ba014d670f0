import { expect, test } from 'vitest';
import { ensureStaffAccount, type StaffCredentials } from '../../src/accounts/create-account.ts';
import { BadSettingsError } from '../../src/config/environment.ts';
import { openTestApp } from '../support/test-app.ts';

async function createOnFirstStart(settings = {}) {
  const api = await openTestApp(settings);
  const announced: StaffCredentials[] = [];
  await ensureStaffAccount(api.services, (credentials) => announced.push(credentials));
  return { api, announced };
}

test('the first start creates a working staff account with a generated password, and announces the password once', async () => {
  const { api, announced } = await createOnFirstStart();
  expect(announced).toEqual([{ email: 'staff@example.com', generatedPassword: expect.stringMatching(/^[\w-]{16}$/) }]);
  const password = announced[0]?.generatedPassword;
  const { token } = (await api.send('POST', '/api/Login', { email: 'staff@example.com', password })).body;
  expect((await api.get('/api/profile', token)).body.data).toMatchObject({ role: 'staff', username: 'staff' });
  await ensureStaffAccount(api.services, (credentials) => announced.push(credentials));
  expect(announced).toHaveLength(1);
});

test('the first start creates the staff account with the email and password from the settings, and does not announce that password', async () => {
  const [email, password] = ['boss@example.net', 'chosen by hand'];
  const { api, announced } = await createOnFirstStart({ STAFF_EMAIL: email, STAFF_PASSWORD: password });
  expect(announced).toEqual([{ email, generatedPassword: undefined }]);
  expect((await api.send('POST', '/api/Login', { email, password })).status).toBe(200);
});

test('threat 41: the first start refuses a common password in the settings', async () => {
  const settings = { STAFF_PASSWORD: 'Password1' };
  await expect(createOnFirstStart(settings)).rejects.toThrow(
    new BadSettingsError('STAFF_PASSWORD is one of the most common passwords. Choose another.'),
  );
});
