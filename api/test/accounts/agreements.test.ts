import { describe, expect, test } from 'vitest';
import { createRegistration, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();

const register = (email: string, changes: object = {}) =>
  api.send('POST', '/api/register', createRegistration({ email, ...changes }));
const agreementOf = (email: string) =>
  api.data.database
    .selectFrom('users')
    .select(['agreed_version', 'agreed_at', 'created_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('the agreement of an account', () => {
  test('has the version that the registration form showed, and the time of the registration', async () => {
    const before = new Date().toISOString();
    expect(await register('agreed@example.com', { agreedVersion: '2026-11-22' })).toMatchObject({ status: 201 });
    const { agreed_version, agreed_at } = await agreementOf('agreed@example.com');
    expect(agreed_version).toBe('2026-11-22');
    expect(agreed_at && agreed_at >= before && agreed_at <= new Date().toISOString()).toBe(true);
  });

  test('may have an older version, because the form may have been open for a long time', async () => {
    expect(await register('older@example.com', { agreedVersion: '2020-02-29' })).toMatchObject({ status: 201 });
    expect(await agreementOf('older@example.com')).toMatchObject({ agreed_version: '2020-02-29' });
  });

  test('is missing when the form showed no terms', async () => {
    expect(await register('none@example.com')).toMatchObject({ status: 201 });
    expect(await agreementOf('none@example.com')).toMatchObject({ agreed_version: null, agreed_at: null });
  });

  test.each(['soon', 7, null, ['2026-11-22'], { toString: 1 }])(
    'is refused with the version %j, and no account is created',
    async (version) => {
      const reply = await register('wrong@example.com', { agreedVersion: version });
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'invalid_fields', fields: { agreedVersion: expect.any(String) } },
      });
      await expect(agreementOf('wrong@example.com')).rejects.toThrow();
    },
  );

  test('cannot be set by a change of the profile', async () => {
    const token = await api.signUp('profile@example.com');
    await api.send(
      'PUT',
      '/api/profile/update',
      { username: 'amal', agreed_version: '1', agreedVersion: '2026-11-22' },
      token,
    );
    expect(await agreementOf('profile@example.com')).toMatchObject({ agreed_version: null });
  });
});
