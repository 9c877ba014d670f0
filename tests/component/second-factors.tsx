import { logInEndpoint } from '@kindcrate/contract/accounts';
import {
  getSecondFactorsEndpoint,
  type SecondFactors,
  type SecondStep,
  startAuthenticatorEndpoint,
} from '@kindcrate/contract/second-factors';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { profile } from '../../src/workbench/fixtures.ts';
import { api } from './mock-api.ts';
import { openProfile } from './screens.tsx';
import { button, field, siteForms } from './site-forms.tsx';

export const noFactors: SecondFactors = {
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
};

export const factors: SecondFactors = {
  authenticatorSince: '2026-11-20T10:00:00.000Z',
  passkeys: [
    { _id: 'key-1', name: 'Blue key', createdAt: '2026-11-20T10:00:00.000Z', lastUsedAt: '2026-11-21T10:00:00.000Z' },
    { _id: 'key-2', name: 'Phone', createdAt: '2026-11-20T11:00:00.000Z', lastUsedAt: null },
  ],
  recoveryCodesLeft: 9,
  isRequired: false,
};

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7Q2M-9XKD-0000-ZZZ${index}`);

/** Opens the second factors in the profile. */
export async function openSecondFactors(data: SecondFactors): Promise<void> {
  await api.reply(getSecondFactorsEndpoint, { data });
  await openProfile('password');
  await button('Set up or change').click();
  await expect.element(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
}

/** Opens the setup of an authenticator app. */
export async function startAuthenticatorSetup(): Promise<void> {
  const setup = {
    uri: 'otpauth://totp/a',
    qrcode: profile.profilephoto.url,
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  };
  await api.reply(startAuthenticatorEndpoint, { data: setup });
  await openSecondFactors(noFactors);
  await button('Set up an app').click();
  await expect.element(field('Code from the app')).toHaveFocus();
}

/** Logs in with the correct password of an account that has a second factor, which opens the second step. */
export async function openSecondStep(changes: Partial<SecondStep> = {}): Promise<void> {
  const secondFactor = { challenge: 'abc', hasAuthenticator: true, rpId: 'localhost', passkeys: [], ...changes };
  await api.reply(logInEndpoint, { success: true, message: 'One more step to log in.', secondFactor });
  await siteForms.login.open();
  await field('Email').fill('amal@example.com');
  await field('Password').fill('a warm winter coat');
  await button('Login').click();
  await expect.element(page.getByText('Your password is correct.')).toHaveFocus();
}
