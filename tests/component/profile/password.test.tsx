import { changePasswordEndpoint } from '@kindcrate/contract/profile-changes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { api } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { alertTexts, button, field } from '../site-forms.tsx';

const successReply = { success: true, message: 'Your password has been changed.' };
const panel = page.getByRole('tabpanel');
const password = panel.getByLabelText('Password', { exact: true });
const confirmation = field('Confirm Password');
const changeButton = button('Change Password');

async function openAndFillIn() {
  await openProfile('password');
  await password.fill('a better password');
  await confirmation.fill('a better password');
}

const expectChanged = () =>
  expect.element(panel.getByRole('status').first()).toMatchTextContent('Your password has been changed.');

test('a password can be changed by keyboard alone, and success clears the earlier error', async () => {
  await api.reply(changePasswordEndpoint, successReply);
  await openProfile('password');
  await password.click();
  await userEvent.keyboard('a better password');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Show password' }).first()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('a bitter password{Enter}');
  await expect.element(confirmation).toHaveFocus();
  await expect.element(confirmation).toHaveAccessibleDescription('Confirm Password must match the Password');
  await expect.element(password).toHaveValue('a better password');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}a better password{Enter}');
  await expectChanged();
  expect(alertTexts()).toEqual([]);
});

test('the password form lets password managers know which account the new password belongs to', async () => {
  await api.reply(changePasswordEndpoint, successReply);
  await openAndFillIn();
  const accountName = () =>
    document.querySelector<HTMLInputElement>('#panel-password input[autocomplete=username]')?.value;
  expect(accountName()).toBe(profile.email);
  await changeButton.click();
  await expectChanged();
  expect(accountName()).toBe(profile.email);
});

test('a double click sends the new password once', async () => {
  await api.reply(changePasswordEndpoint, successReply);
  await openAndFillIn();
  await changeButton.dblClick();
  await expectChanged();
  expect(await api.sent(changePasswordEndpoint)).toHaveLength(1);
});

test('Enter pressed twice sends the new password once', async () => {
  const pending = await api.keepPending(changePasswordEndpoint);
  await openAndFillIn();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => api.sent(changePasswordEndpoint)).toHaveLength(1);
  await pending.release({ json: successReply });
  await expectChanged();
  expect(await api.sent(changePasswordEndpoint)).toHaveLength(1);
});

test('a password that is shown is hidden again when the password form is sent', async () => {
  await api.reply(changePasswordEndpoint, successReply);
  await openAndFillIn();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await changeButton.click();
  await expectChanged();
  await expect.element(password).toHaveAttribute('type', 'password');
});
