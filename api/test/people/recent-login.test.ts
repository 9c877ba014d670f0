import { expect, test } from 'vitest';
import { backdateLogin } from '../support/log-in.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const minutes = 60 * 1000;

test('threat 40, finding 16: a stolen staff token cannot give anyone else the staff role once its login is ten minutes old', async () => {
  const [staff, accomplice] = [await signUpWithRole(api, 'staff'), await signUpWithRole(api, 'donor')];
  await backdateLogin(api, staff.token, 10 * minutes);
  const promote = () => api.send('PUT', `/api/staff/donors/${accomplice.id}`, { role: 'staff' }, staff.token);
  const invite = () =>
    api.send('POST', '/api/staff/invitations', { email: 'accomplice@example.com', role: 'staff' }, staff.token);
  for (const attempt of [promote, invite])
    expect(await attempt()).toMatchObject({ status: 403, body: { code: 'password_required' } });
  expect(await api.data.database.selectFrom('invitations').select('id').execute()).toEqual([]);

  await api.send('POST', '/api/password/check', { password }, staff.token);
  expect([(await promote()).status, (await invite()).status]).toEqual([200, 201]);
});

test("a staff session of any age can end another person's sessions and block them, because an emergency must not wait", async () => {
  const [staff, person] = [await signUpWithRole(api, 'staff'), await signUpWithRole(api, 'donor')];
  await backdateLogin(api, staff.token, 60 * minutes);
  const url = `/api/staff/donors/${person.id}`;
  expect((await api.send('PUT', url, { endSessions: true }, staff.token)).status).toBe(200);
  expect((await api.send('PUT', `${url}/block`, { blocked: true, reason: 'lost phone' }, staff.token)).status).toBe(
    200,
  );
});
