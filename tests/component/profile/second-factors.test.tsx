import {
  confirmAuthenticatorEndpoint,
  getSecondFactorsEndpoint,
  removeAuthenticatorEndpoint,
  removePasskeyEndpoint,
  renewRecoveryCodesEndpoint,
} from '@kindcrate/contract/second-factors';
import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { factors, noFactors, openSecondFactors, recoveryCodes, startAuthenticatorSetup } from '../second-factors.tsx';
import { button, field } from '../site-forms.tsx';

const section = page.getByRole('region', { name: 'Two-step login' });
const codes = page.getByRole('region', { name: 'Recovery codes' });
const successReply = (data = factors) => ({ success: true, message: 'Done.', data });

test('the second factors are not loaded before the donor opens them', async () => {
  await openProfile('password');
  await expect.element(button('Set up or change')).toBeVisible();
  expect(await api.sent(getSecondFactorsEndpoint)).toEqual([]);
});

test('opening the second factors moves the focus to their section, which has an accessible name', async () => {
  await openSecondFactors(noFactors);
  await expect.element(page.getByRole('region', { name: 'Two-step login' })).toHaveFocus();
});

test('the first code from an authenticator app enables the app, and the new recovery codes get the focus and stay until they are saved', async () => {
  const enabled = { ...factors, passkeys: [], recoveryCodesLeft: 10 };
  await api.reply(confirmAuthenticatorEndpoint, { ...successReply(enabled), recoveryCodes });
  await startAuthenticatorSetup();
  await userEvent.keyboard('123456{Enter}');
  await expect.element(codes).toHaveFocus();
  expect(
    codes
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes);
  await button('I’ve saved them').click();
  await expect.element(codes.getByText('10 codes are left.')).toBeVisible();
  await expect.element(codes.getByRole('listitem')).not.toBeInTheDocument();
});

test('a wrong first code keeps the setup of an authenticator app open', async () => {
  await expectBrowserError(/403/);
  const message = 'That code is not right.';
  await api.respond(confirmAuthenticatorEndpoint, failure(403, message, 'wrong_code', { code: message }));
  await startAuthenticatorSetup();
  await userEvent.keyboard('123456{Enter}');
  await expect.element(field('Code from the app')).toHaveAccessibleDescription(new RegExp(message));
  await button('Cancel').click();
  await expect.element(page.getByRole('region', { name: 'Authenticator app' })).toHaveFocus();
});

test('removing the authenticator app asks for confirmation, and a second press of Enter does not confirm it', async () => {
  await api.reply(removeAuthenticatorEndpoint, successReply(noFactors));
  await openSecondFactors({ ...factors, passkeys: [] });
  (button('Remove the app').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(section.getByText('Are you sure?')).toHaveFocus();
  expect(await api.sent(removeAuthenticatorEndpoint)).toEqual([]);
  await button('Yes, remove it').click();
  await expect.element(section.getByText('Right now, your password alone')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Authenticator app' })).toHaveFocus();
});

test('every passkey has a remove button that names the passkey, and its row disappears when the passkey is removed', async () => {
  const [, phone] = factors.passkeys;
  const endpoint = { ...removePasskeyEndpoint, path: '/second-factors/passkeys/key-1/remove' } as const;
  await api.reply(endpoint, successReply({ ...factors, passkeys: phone ? [phone] : [] }));
  await openSecondFactors(factors);
  await button('Remove Blue key').click();
  await button('Yes, remove it').click();
  await expect.element(section.getByText('Blue key')).not.toBeInTheDocument();
  await expect.element(button('Remove Phone')).toBeVisible();
});

test('changing the second factors more than ten minutes after the login asks for the current password, and then continues', async () => {
  await expectBrowserError(/403/);
  const required = failure(403, 'Enter your password.', 'password_required');
  await api.respond(renewRecoveryCodesEndpoint, required, { json: { ...successReply(), recoveryCodes } });
  await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
  await openSecondFactors(factors);
  await button('Make new codes').click();
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('the old password{Enter}');
  await expect.element(codes.getByRole('listitem').first()).toBeVisible();
});

test('the profile of a member of staff without a second factor says that the desk stays closed', async () => {
  await openSecondFactors({ ...noFactors, isRequired: true });
  await expect.element(section.getByText('The donation desk stays closed until')).toBeVisible();
});

test('second factors that could not be loaded can be loaded again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getSecondFactorsEndpoint, failure(503, 'Busy.'), { json: { data: factors } });
  await openProfile('password');
  await button('Set up or change').click();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByText('9 codes are left.')).toBeVisible();
});
