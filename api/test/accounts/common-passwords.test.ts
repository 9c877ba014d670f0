import { messages } from '@kindcrate/contract/messages';
import { expect, test } from 'vitest';
import { isCommonPassword } from '../../src/accounts/common-passwords.ts';
import { createRegistration, openTestApp } from '../support/test-app.ts';

test('threat 41, finding 11: registration refuses a common password, with the reason, and creates no account', async () => {
  const api = await openTestApp();
  for (const common of ['password', '12345678', 'Password1', 'QWERTYUIOP']) {
    const body = createRegistration({ password: common, confirmPassword: common });
    expect(await api.send('POST', '/api/register', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_fields', fields: { password: messages.commonPassword } },
    });
  }
  expect(await api.data.database.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a password counts as common in any letter case, but not when a common one is only part of it', () => {
  expect(isCommonPassword('iloveyou1')).toBe(true);
  expect(isCommonPassword('ILoveYou1')).toBe(true);
  expect(isCommonPassword('iloveyou1 and my coat')).toBe(false);
  expect(isCommonPassword('')).toBe(false);
});
