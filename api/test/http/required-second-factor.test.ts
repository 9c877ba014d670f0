import { fillPath } from '@kindcrate/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { removeSecondFactor } from '../../src/accounts/staff-command.ts';
import { staffEndpoints } from '../support/contract-endpoints.ts';
import { signUpWithRole } from '../support/roles.ts';
import { setUpAuthenticator } from '../support/second-factors.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ STAFF_SECOND_FACTOR: 'required' });
const lacking = await signUpWithRole(api, 'staff');
const equipped = await signUpWithRole(api, 'staff');
await setUpAuthenticator(api, equipped.token);

describe.each(staffEndpoints)('%s, with STAFF_SECOND_FACTOR=required', (_name, endpoint) => {
  /** Sends a body of a type that no endpoint reads, so that a reply other than 401 or 403 has no effect. */
  const send = (token: string) =>
    inject(api.app, {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, { id: 'brand-1' })}`,
      headers: { 'content-type': 'text/nothing', authorization: `Bearer ${token}` },
      ...(endpoint.body && { payload: 'unreadable' }),
    });

  test('threat 42: refuses staff without a second factor before it reads the body', async () => {
    const reply = await send(lacking.token);
    expect(reply).toMatchObject({ status: 403, body: { success: false, code: 'second_factor_required' } });
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'message', 'success']);
  });

  test('lets staff with a second factor through', async () => {
    expect([401, 403]).not.toContain((await send(equipped.token)).status);
  });
});

describe('with STAFF_SECOND_FACTOR=required', () => {
  const desk = async (token: string) => (await api.get('/api/staff/orders', token)).status;

  test('threat 42: the desk opens with the first second factor, and closes with the removal of the last', async () => {
    const { token } = await signUpWithRole(api, 'staff');
    expect(await desk(token)).toBe(403);
    await api.send('POST', '/api/second-factors/authenticator', {}, token);
    expect(await desk(token)).toBe(403);
    await setUpAuthenticator(api, token);
    expect(await desk(token)).toBe(200);
    await api.send('POST', '/api/second-factors/authenticator/remove', {}, token);
    expect(await desk(token)).toBe(403);
  });

  test('threat 42: a session from before the second factor is over and never sees the desk', async () => {
    const { id, token } = await signUpWithRole(api, 'staff');
    const { email } = await api.data.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stolen = (await api.send('POST', '/api/Login', { email, password: 'correct horse' })).body.token;
    await setUpAuthenticator(api, token);
    expect(await desk(stolen)).toBe(401);
  });

  test('threat 42: removing a lost second factor on the command line closes the desk until there is a new one', async () => {
    const { id, token } = await signUpWithRole(api, 'staff');
    await setUpAuthenticator(api, token);
    const { database } = api.data;
    const { email } = await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
    await removeSecondFactor(api.services, email);
    const { body } = await api.send('POST', '/api/Login', { email, password: 'correct horse' });
    expect(await desk(body.token)).toBe(403);
  });

  test('the profile says that the account needs one, of staff only', async () => {
    const required = async (token: string) => (await api.get('/api/second-factors', token)).body.data.isRequired;
    expect(await required(lacking.token)).toBe(true);
    expect(await required(await api.signUp())).toBe(false);
  });

  test('donors and staff without one use everything else', async () => {
    for (const token of [lacking.token, await api.signUp()])
      for (const path of ['/api/profile', '/api/coins', '/api/second-factors'])
        expect((await api.get(path, token)).status).toBe(200);
  });

  test('donors are refused because of their role', async () => {
    expect(await api.get('/api/staff/orders', await api.signUp())).toMatchObject({ body: { code: 'forbidden' } });
  });
});
