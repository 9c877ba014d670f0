import { logInWithCodeEndpoint } from '@kindcrate/contract/second-factors';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openSecondStep } from '../second-factors.tsx';
import { button, field } from '../site-forms.tsx';

const wrongCodeMessage = 'That code is not right.';

test('the second step works by keyboard alone, sends the code with the challenge, and reports a wrong code at its field', async () => {
  await expectBrowserError(/403/);
  await api.respond(logInWithCodeEndpoint, failure(403, wrongCodeMessage, 'wrong_code', { code: wrongCodeMessage }));
  await openSecondStep();
  await userEvent.tab();
  await expect.element(field('Code')).toHaveFocus();
  await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field('Code')).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('123 456{Enter}');
  await expect.element(field('Code')).toHaveAccessibleDescription(new RegExp(wrongCodeMessage));
  await expect.element(field('Code')).toHaveFocus();
  const [sent] = await api.sent(logInWithCodeEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ challenge: 'abc', code: '123 456' });
});

test('the second step refuses text that cannot be a code, without sending it', async () => {
  await openSecondStep();
  await field('Code').fill('1234');
  await button('Continue').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Enter the 6 digits/);
  expect(await api.sent(logInWithCodeEndpoint)).toEqual([]);
});

test('the second step can switch to a recovery code and back to the code of the app', async () => {
  await openSecondStep();
  await field('Code').fill('123');
  await button('Use a recovery code instead').click();
  await expect.element(field('Recovery code')).toHaveFocus();
  await expect.element(field('Recovery code')).toHaveValue('');
  await button('Use my authenticator app instead').click();
  await expect.element(field('Code')).toHaveFocus();
});

test('the second step of an account with only a passkey offers the passkey first, then a recovery code', async () => {
  await openSecondStep({ hasAuthenticator: false, passkeys: [{ id: 'AAEC', transports: ['usb'] }] });
  await userEvent.tab();
  await expect.element(button('Use a passkey')).toHaveFocus();
  await expect.element(field('Recovery code')).toBeVisible();
  await expect.element(button('Use my authenticator app instead')).not.toBeInTheDocument();
});

test('the second step clears the error of a code when it switches to a recovery code', async () => {
  await expectBrowserError(/403/);
  await api.respond(logInWithCodeEndpoint, failure(403, wrongCodeMessage, 'wrong_code', { code: wrongCodeMessage }));
  await openSecondStep();
  await field('Code').fill('123456');
  await button('Continue').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('Use a recovery code instead').click();
  await expect.element(field('Recovery code')).toHaveFocus();
  await expect.element(field('Recovery code')).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
