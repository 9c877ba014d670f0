import { changeEmailEndpoint } from '@kindcrate/contract/email-confirmation';
import { resendConfirmationEndpoint } from '@kindcrate/contract/resend-confirmation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { expectAccessible } from '../a11y/accessibility.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';

const successReply = { success: true, message: 'We emailed you a link.' };
const notice = page.getByRole('region', { name: 'Your email is not confirmed' });
const resendButton = button('Send the link again');

test('the profile shows a notice about an unconfirmed email on each tab that is opened, with a button that sends the confirmation link again', async () => {
  await api.reply(resendConfirmationEndpoint, successReply);
  await openProfile('overview', { emailConfirmed: false });
  await expect.element(notice).toMatchTextContent(profile.email);
  await resendButton.click();
  await expect.element(notice.getByRole('status')).toMatchTextContent(successReply.message);
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect.element(notice).toBeVisible();
  await expectAccessible();
});

test('a failure to send the confirmation link again is reported', async () => {
  await expectBrowserError(/429/);
  await api.respond(resendConfirmationEndpoint, failure(429, 'Try again in 20 minutes.', 'too_many_requests'));
  await openProfile('overview', { emailConfirmed: false });
  await resendButton.click();
  await expect.element(notice.getByRole('alert')).toMatchTextContent('Try again in 20 minutes.');
  await expectAccessible();
});

test('the profile shows no notice about a confirmed email', async () => {
  await openProfile('overview');
  expect(notice.elements()).toEqual([]);
});

test('the field for a new email shows the current one as a hint, and is cleared after the change is requested', async () => {
  await api.reply(changeEmailEndpoint, successReply);
  await openProfile('profile');
  await expect.element(field('New Email')).toHaveAccessibleDescription(`Currently ${profile.email}.`);
  await field('New Email').fill('new@example.com');
  await button('Change Email').click();
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  await expect.element(field('New Email')).toHaveValue('');
  const [request] = await api.sent(changeEmailEndpoint);
  expect(JSON.parse(request?.body ?? '')).toEqual({ email: 'new@example.com' });
});

test('a new email that belongs to another account is reported at its field', async () => {
  await expectBrowserError(/409/);
  const message = 'This email already has an account.';
  await api.respond(changeEmailEndpoint, failure(409, message, 'email_taken', { email: message }));
  await openProfile('profile');
  await field('New Email').fill('taken@example.com');
  await button('Change Email').click();
  await expect.element(field('New Email')).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(field('New Email')).toHaveValue('taken@example.com');
});
