import { changePasswordEndpoint } from '@kindcrate/contract/profile-changes';
import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';

const reason = 'It’s been a while since you logged in.';
const passwordRequired = failure(403, reason, 'password_required');
const successResponse = { json: { success: true, message: 'Your password has been changed.' } };
const panel = page.getByRole('tabpanel');
const dialog = page.getByRole('dialog', { name: 'Is it really you?' });
const currentPassword = dialog.getByLabelText('Current password');
const continueButton = dialog.getByRole('button', { name: 'Continue' });

async function changePassword() {
  await openProfile('password');
  await panel.getByLabelText('Password', { exact: true }).fill('a better password');
  await field('Confirm Password').fill('a better password');
  await button('Change Password').click();
}

test('the password form has its two fields and no dialog until the API asks for the current password', async () => {
  await openProfile('password');
  await expect.element(button('Change Password')).toBeVisible();
  expect(document.querySelectorAll('#panel-password input[type="password"]')).toHaveLength(2);
  await expect.element(dialog).not.toBeInTheDocument();
});

describe('changing the password more than ten minutes after the login', () => {
  beforeEach(() => expectBrowserError(/403/));

  test('can be confirmed with the current password by keyboard alone, and the change is then sent again', async () => {
    await api.respond(changePasswordEndpoint, passwordRequired, successResponse);
    await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
    await changePassword();
    await expect.element(currentPassword).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription(/Enter your current password/);
    await userEvent.keyboard('the old password{Enter}');
    await expect.element(panel.getByRole('status').first()).toMatchTextContent('Your password has been changed.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect((await api.sent(checkPasswordEndpoint)).map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { password: 'the old password' },
    ]);
    const bodies = (await api.sent(changePasswordEndpoint)).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  test('asks again after a wrong password, with a message at the password field', async () => {
    await api.respond(changePasswordEndpoint, passwordRequired, successResponse);
    const message = 'That isn’t your current password.';
    await api.respond(checkPasswordEndpoint, failure(403, message, 'wrong_password', { password: message }), {
      json: { success: true, message: 'Thank you.' },
    });
    await changePassword();
    await currentPassword.fill('a wrong guess');
    await continueButton.click();
    await expect.element(currentPassword).toHaveAccessibleDescription(message);
    await expect.element(currentPassword).toHaveFocus();
    await currentPassword.fill('the old password');
    await continueButton.click();
    await expect.element(panel.getByRole('status').first()).toMatchTextContent('Your password has been changed.');
  });

  test.each(['Escape', 'Cancel'])('changes nothing after %s, and keeps what was typed', async (action) => {
    await api.respond(changePasswordEndpoint, passwordRequired);
    await changePassword();
    await expect.element(currentPassword).toHaveFocus();
    if (action === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(panel.getByRole('alert')).toMatchTextContent(reason);
    await expect.element(field('Confirm Password')).toHaveValue('a better password');
    expect(await api.sent(changePasswordEndpoint)).toHaveLength(1);
    // The dialog opens again at the next attempt.
    await button('Change Password').click();
    await expect.element(currentPassword).toHaveFocus();
  });

  test('asks for the current password only once, even if the API requires it again', async () => {
    await api.respond(changePasswordEndpoint, passwordRequired);
    await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
    await changePassword();
    await currentPassword.fill('the old password');
    await continueButton.click();
    await expect.element(panel.getByRole('alert')).toMatchTextContent(reason);
    expect(await api.sent(changePasswordEndpoint)).toHaveLength(2);
  });

  test('lets password managers know which account the current password belongs to', async () => {
    await api.respond(changePasswordEndpoint, passwordRequired);
    await changePassword();
    await expect.element(currentPassword).toHaveAttribute('autocomplete', 'current-password');
    expect(document.querySelector<HTMLInputElement>('dialog input[autocomplete=username]')?.value).toBe(profile.email);
  });

  test('keeps the dialog open while there is no connection', async () => {
    await expectBrowserError(/ERR_CONNECTION_REFUSED/);
    await expectBrowserError(/ApiError/);
    await api.respond(changePasswordEndpoint, passwordRequired);
    await api.respond(checkPasswordEndpoint, { abort: 'connectionrefused' });
    await changePassword();
    await currentPassword.fill('the old password');
    await continueButton.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/An error occurred/);
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/Nothing is lost/);
    await expect.element(currentPassword).toHaveValue('the old password');
  });
});
