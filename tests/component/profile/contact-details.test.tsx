import { messages } from '@kindcrate/contract/messages';
import { updateContactDetailsEndpoint } from '@kindcrate/contract/profile-changes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { alertTexts, button, field } from '../site-forms.tsx';

const successReply = { success: true, message: 'Your profile has been updated' };
const updateButton = button('Update');
const alert = page.getByRole('alert');

test('the phone number can be changed without the username, by keyboard alone', async () => {
  await api.reply(updateContactDetailsEndpoint, successReply);
  await openProfile('profile');
  (field('Username').element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('09876543210{Enter}');
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  const [request] = await api.sent(updateContactDetailsEndpoint);
  expect(JSON.parse(request?.body ?? '')).toEqual({ phone: '09876543210' });
});

test('the contact details form asks for a change when it is sent empty', async () => {
  await openProfile('profile');
  await updateButton.click();
  await expect.element(alert).toMatchTextContent(messages.nothingToUpdate);
  await expect.element(alert).toHaveFocus();
});

test('an invalid username is reported at its field, other values are kept, and success clears the error', async () => {
  await api.reply(updateContactDetailsEndpoint, successReply);
  await openProfile('profile');
  await field('Username').fill('Al');
  await field('Phone').fill('09876543210');
  await updateButton.click();
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(field('Username')).toHaveAccessibleDescription(new RegExp(messages.username));
  await expect.element(field('Phone')).toHaveValue('09876543210');
  await field('Username').fill('Alma');
  await updateButton.click();
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(alertTexts()).toEqual([]);
});

test('the contact details form shows a field message from the API at its field', async () => {
  await expectBrowserError(/400/);
  const fields = { phone: 'That phone belongs to someone else' };
  await api.respond(updateContactDetailsEndpoint, failure(400, 'Please look at this again', 'invalid_fields', fields));
  await openProfile('profile');
  await field('Phone').fill('09876543210');
  await updateButton.click();
  await expect.element(field('Phone')).toHaveFocus();
  await expect.element(field('Phone')).toHaveAccessibleDescription(/someone else/);
});

test('a double click sends the contact details once', async () => {
  await api.reply(updateContactDetailsEndpoint, successReply);
  await openProfile('profile');
  await field('Username').fill('Mahin');
  await updateButton.dblClick();
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  expect(await api.sent(updateContactDetailsEndpoint)).toHaveLength(1);
});
