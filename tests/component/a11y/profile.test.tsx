import { changeEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import {
  changePasswordEndpoint,
  updateContactDetailsEndpoint,
  uploadProfilePhotoEndpoint,
} from '@kindcrate/contract/profile-changes';
import { checkPasswordEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@kindcrate/contract/sessions';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { redemptionCode } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { createPhoto } from '../photo.ts';
import { mountProfile, openProfile, openProfileWithPendingCode } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const alert = page.getByRole('alert');
const doneReply = { success: true, message: 'Done' };
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const expectBusy = (name: string) => expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');

async function choosePhoto() {
  await openProfile('profile');
  await userEvent.upload(field('Photo'), createPhoto('teal'));
  await expect.element(page.getByRole('slider')).toBeVisible();
}

const passwordField = page.getByRole('tabpanel').getByLabelText('Password', { exact: true });

async function fillInPasswords() {
  await openProfile('password');
  await passwordField.fill('a better password');
  await field('Confirm Password').fill('a better password');
}

/** Opens the dialog that asks for the current password. */
async function openPasswordCheck() {
  await expectBrowserError(/403/);
  const message = 'Enter your current password.';
  await api.respond(changePasswordEndpoint, failure(403, message, 'password_required'));
  await fillInPasswords();
  await button('Change Password').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

const states: Record<string, () => Promise<unknown>> = {
  'the profile while it loads': async () => {
    await api.keepPending(getProfileEndpoint);
    await mountProfile('');
    await expect.element(page.getByRole('status')).toBeVisible();
  },
  'the profile when the API cannot be reached': async () => {
    await expectBrowserError(/ERR_CONNECTION_REFUSED/);
    await expectBrowserError(/ApiError/);
    await api.respond(getProfileEndpoint, { abort: 'connectionrefused' });
    await mountProfile('');
    await expect.element(button('Try again')).toBeVisible();
  },
  'the overview of the profile': () => openProfile('overview'),
  'the profile tab before anything is changed': () => openProfile('profile'),
  'the photo form, submitted without a photo': async () => {
    await openProfile('profile');
    await button('Upload Photo').click();
    await expect.element(field('Photo')).toHaveFocus();
  },
  'the photo form with a photo': choosePhoto,
  'the photo form while it is being sent': async () => {
    await api.keepPending(uploadProfilePhotoEndpoint);
    await choosePhoto();
    await button('Upload Photo').click();
    await expect.element(page.getByRole('progressbar')).toBeVisible();
  },
  'the photo form after it was sent successfully': async () => {
    await api.reply(uploadProfilePhotoEndpoint, { success: true, message: 'Your Photo Is Updated successfully!' });
    await choosePhoto();
    await button('Upload Photo').click();
    await expect.element(status('Your Photo Is Updated successfully!')).toBeVisible();
  },
  'the contact details form while it is being sent': async () => {
    await api.keepPending(updateContactDetailsEndpoint);
    await openProfile('profile');
    await field('Username').fill('Ines');
    await button('Update').click();
    await expectBusy('Update');
  },
  'the contact details form with invalid values': async () => {
    await openProfile('profile');
    await field('Username').fill('Al');
    await field('Phone').fill('0123');
    await button('Update').click();
    await expect.element(alert).toBeVisible();
  },
  'the contact details form after it was sent successfully': async () => {
    await api.reply(updateContactDetailsEndpoint, { success: true, message: 'Your profile has been updated' });
    await openProfile('profile', { username: 'WWWWWWWWWW' });
    await field('Username').fill('WWWWWWWWWW');
    await button('Update').click();
    await expect.element(status('Your profile has been updated')).toBeVisible();
  },
  'the email form with an invalid email': async () => {
    await openProfile('profile');
    await field('New Email').fill('nowhere');
    await button('Change Email').click();
    await expect.element(field('New Email')).toHaveAttribute('aria-invalid', 'true');
  },
  'the email form after it was sent successfully': async () => {
    await api.reply(changeEmailEndpoint, doneReply);
    await openProfile('profile');
    await field('New Email').fill('new@example.com');
    await button('Change Email').click();
    await expect.element(page.getByText(doneReply.message)).toBeVisible();
  },
  'the QR code': async () => {
    await openProfile('qrcode');
    await expect.element(page.getByText(redemptionCode.shortCode)).toBeVisible();
  },
  'the QR code before its short code has arrived': async () => {
    await openProfileWithPendingCode();
    await expect.element(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
  },
  'the QR code tab without a code': async () => {
    await openProfileWithPendingCode({ qrcode: '', qrcodeExpiresAt: '' });
    await expect.element(page.getByText('There’s no code right now.')).toBeVisible();
  },
  'the orders of a donor without orders': async () => {
    await openProfile('orders', { orders: [] });
    await expect.element(page.getByText('No orders available')).toBeVisible();
  },
  'the empty password form': () => openProfile('password'),
  'the password form with one of its passwords shown': async () => {
    await fillInPasswords();
    await page.getByRole('button', { name: 'Show password' }).first().click();
  },
  'the password form while it is being sent': async () => {
    await api.keepPending(changePasswordEndpoint);
    await fillInPasswords();
    await button('Change Password').click();
    await expectBusy('Change Password');
  },
  'the password form with an invalid password': async () => {
    await openProfile('password');
    await button('Change Password').click();
    await expect.element(alert).toBeVisible();
  },
  'the password form after it was sent successfully': async () => {
    await api.reply(changePasswordEndpoint, doneReply);
    await fillInPasswords();
    await button('Change Password').click();
    await expect.element(passwordField).toHaveValue('');
  },
  'the dialog that asks for the current password': openPasswordCheck,
  'the dialog that asks for the current password after a wrong one': async () => {
    await openPasswordCheck();
    const message = 'That isn’t your current password.';
    await api.respond(checkPasswordEndpoint, failure(403, message, 'wrong_password', { password: message }));
    await page.getByLabelText('Current password').fill('a wrong guess');
    await button('Continue').click();
    await expect.element(page.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  },
  'the sessions': async () => {
    await openProfile('password');
    await expect.element(button('Log out everywhere else')).toBeVisible();
  },
  'the sessions while they load': async () => {
    await openProfile('overview');
    await api.keepPending(listSessionsEndpoint);
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect.element(page.getByText('Loading your devices')).toBeInTheDocument();
  },
  'the sessions after one was ended': async () => {
    await api.respond({ ...endSessionEndpoint, path: '/sessions/session-2/end' }, { json: doneReply });
    await openProfile('password');
    await button('Log out Chrome on Android').click();
    await expect.element(status('Done')).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
