import { fillPath } from '@kindcrate/contract/path-params';
import { describe, expect, test } from 'vitest';
import { removeSecondFactor } from '../../src/accounts/staff-command.ts';
import { staffEndpoints } from '../support/contract-endpoints.ts';
import { signUpWithRole } from '../support/roles.ts';
import { setUpAuthenticator } from '../support/second-factors.ts';
import { inject, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({ STAFF_SECOND_FACTOR: 'required' });
const withoutFactor = await signUpWithRole(api, 'staff');
const withFactor = await signUpWithRole(api, 'staff');
await setUpAuthenticator(api, withFactor.token);

describe.each(staffEndpoints)('%s, with STAFF_SECOND_FACTOR=required', (_name, endpoint) => {
  /** Sends a body of a type that no endpoint reads, so that a request that is let through changes nothing. */
  const send = (token: string) =>
    inject(api.app, {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, { id: 'brand-1' })}`,
      headers: { 'content-type': 'text/nothing', authorization: `Bearer ${token}` },
      ...(endpoint.body && { payload: 'unreadable' }),
    });

  test('threat 42: refuses staff without a second factor before it reads the body', async () => {
    const reply = await send(withoutFactor.token);
    expect(reply).toMatchObject({ status: 403, body: { success: false, code: 'second_factor_required' } });
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'message', 'success']);
  });

  test('lets staff with a second factor through', async () => {
    expect([401, 403]).not.toContain((await send(withFactor.token)).status);
  });
});

describe('with STAFF_SECOND_FACTOR=required', () => {
  const deskStatus = async (token: string) => (await api.get('/api/staff/orders', token)).status;

  test('threat 42: staff can use the desk once they have added a second factor, and no longer when they have removed the last one', async () => {
    const { token } = await signUpWithRole(api, 'staff');
    expect(await deskStatus(token)).toBe(403);
    await api.send('POST', '/api/second-factors/authenticator', {}, token);
    expect(await deskStatus(token)).toBe(403);
    await setUpAuthenticator(api, token);
    expect(await deskStatus(token)).toBe(200);
    await api.send('POST', '/api/second-factors/authenticator/remove', {}, token);
    expect(await deskStatus(token)).toBe(403);
  });

  test('threat 42: adding a second factor ends the other sessions, so they never get access to the desk', async () => {
    const { id, token } = await signUpWithRole(api, 'staff');
    const { email } = await api.data.database
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stolen = (await api.send('POST', '/api/Login', { email, password })).body.token;
    await setUpAuthenticator(api, token);
    expect(await deskStatus(stolen)).toBe(401);
  });

  test('threat 42: staff cannot use the desk after their lost second factor is removed on the command line', async () => {
    const { id, token } = await signUpWithRole(api, 'staff');
    await setUpAuthenticator(api, token);
    const { database } = api.data;
    const { email } = await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
    await removeSecondFactor(api.services, email);
    const { body } = await api.send('POST', '/api/Login', { email, password });
    expect(await deskStatus(body.token)).toBe(403);
  });

  test('a second factor is reported as required for staff, but not for donors', async () => {
    const isRequired = async (token: string) => (await api.get('/api/second-factors', token)).body.data.isRequired;
    expect(await isRequired(withoutFactor.token)).toBe(true);
    expect(await isRequired(await api.signUp())).toBe(false);
  });

  test('donors and staff without a second factor can use everything except the desk', async () => {
    for (const token of [withoutFactor.token, await api.signUp()])
      for (const path of ['/api/profile', '/api/coins', '/api/second-factors'])
        expect((await api.get(path, token)).status).toBe(200);
  });

  test('the desk refuses donors because of their role', async () => {
    expect(await api.get('/api/staff/orders', await api.signUp())).toMatchObject({ body: { code: 'forbidden' } });
  });
});
