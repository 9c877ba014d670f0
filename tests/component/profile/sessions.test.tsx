import { changePasswordEndpoint } from '@kindcrate/contract/profile-changes';
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@kindcrate/contract/sessions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSessions } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';

const region = page.getByRole('region', { name: 'Where you’re logged in' });
const rows = region.getByRole('listitem');
const status = region.getByRole('status');
const phoneButton = button('Log out Chrome on Android');
const endPhoneSessionEndpoint = { ...endSessionEndpoint, path: '/sessions/session-2/end' } as const;
const successReply = { success: true, message: 'That device is now logged out.' };

test('every device is listed by name, and every one except this device has a button to log it out', async () => {
  await openProfile('password');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/^Firefox on LinuxThis deviceLogged in Nov 8, 2026, \d+:12 [AP]M$/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /^Chrome on AndroidLast used Nov 7, 2026, \d+ [AP]MLogged in Nov 5, 2026, \d+:40 [AP]MLog out$/,
    );
  await expect.element(rows.nth(2)).toMatchTextContent(/^Unknown deviceLast used/);
  expect(region.getByRole('button', { name: /^Log out/ }).elements()).toHaveLength(3);
  await expect.element(phoneButton).toHaveAccessibleDescription(/^Last used Nov 7/);
});

test('devices with the same name are numbered, and so are their buttons', async () => {
  await openProfile('overview');
  const result = openSessions.flatMap((session) => [
    session,
    { ...session, _id: `${session._id}-2`, isCurrent: false },
  ]);
  await api.reply(listSessionsEndpoint, { result });
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect.element(rows.nth(0)).toMatchTextContent(/^Firefox on Linux \(1 of 2\)This device/);
  const names = ['Firefox on Linux (2 of 2)', 'Chrome on Android (1 of 2)', 'Chrome on Android (2 of 2)'];
  for (const name of [...names, 'Unknown device (1 of 2)', 'Unknown device (2 of 2)'])
    await expect.element(button(`Log out ${name}`)).toBeVisible();
});

test('a device is logged out by keyboard, its row disappears, and the focus stays in the list', async () => {
  await api.reply(endPhoneSessionEndpoint, successReply);
  await openProfile('password');
  await expect.element(phoneButton).toBeVisible();
  (phoneButton.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toMatchTextContent(successReply.message);
  await expect.element(phoneButton).not.toBeInTheDocument();
  await expect.element(region).toHaveFocus();
});

test('a device shows that it is being logged out, and a second click sends nothing', async () => {
  const pending = await api.keepPending(endPhoneSessionEndpoint);
  await openProfile('password');
  await phoneButton.dblClick();
  await expect.element(phoneButton).toHaveAttribute('aria-disabled', 'true');
  await pending.release({ json: successReply });
  await expect.element(phoneButton).not.toBeInTheDocument();
  expect(await api.sent(endPhoneSessionEndpoint)).toHaveLength(1);
});

test('one button logs out all other devices', async () => {
  await api.reply(endOtherSessionsEndpoint, { success: true, message: 'You are now logged out everywhere else.' });
  await openProfile('password');
  await button('Log out everywhere else').click();
  await expect.element(status).toMatchTextContent('You are now logged out everywhere else.');
  expect(rows.elements()).toHaveLength(1);
  await expect.element(region).toMatchTextContent(/on this device only/);
  await expect.element(button('Log out everywhere else')).not.toBeInTheDocument();
});

test('a device that was logged out in the meantime disappears from the list, with an explanation', async () => {
  await expectBrowserError(/404/);
  await api.respond(endPhoneSessionEndpoint, failure(404, 'This device is already logged out.', 'not_found'));
  await openProfile('password');
  await expect.element(phoneButton).toBeVisible();
  await api.reply(listSessionsEndpoint, { result: openSessions.slice(0, 1) });
  await phoneButton.click();
  await expect.element(region.getByRole('alert')).toMatchTextContent('This device is already logged out.');
  expect(rows.elements()).toHaveLength(1);
});

test('a device stays in the list when the request to log it out gets no reply', async () => {
  await expectBrowserError(/ERR_CONNECTION_REFUSED/);
  await expectBrowserError(/ApiError/);
  await api.respond(endPhoneSessionEndpoint, { abort: 'connectionrefused' });
  await openProfile('password');
  await phoneButton.click();
  await expect.element(region.getByRole('alert')).toMatchTextContent('We couldn’t do that. Please try again.');
  await expect.element(phoneButton).toHaveFocus();
});

test('a list of devices that does not load can be loaded again, and the password form works in the meantime', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await openProfile('overview');
  await api.respond(listSessionsEndpoint, failure(503, 'Busy'));
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect.element(region.getByRole('alert')).toMatchTextContent(/We couldn’t load your devices/);
  await expect.element(field('Confirm Password')).toBeVisible();
  await api.reply(listSessionsEndpoint, { result: openSessions });
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect.element(phoneButton).toBeVisible();
});

test('the list of devices is not requested before its tab is opened', async () => {
  await openProfile('overview');
  expect(await api.sent(listSessionsEndpoint)).toEqual([]);
});

test('a changed password removes the other devices from the list', async () => {
  await api.reply(changePasswordEndpoint, { success: true, message: 'Your password has been changed.' });
  await openProfile('password');
  await expect.element(phoneButton).toBeVisible();
  await page.getByRole('tabpanel').getByLabelText('Password', { exact: true }).fill('a better password');
  await field('Confirm Password').fill('a better password');
  await button('Change Password').click();
  await expect.element(phoneButton).not.toBeInTheDocument();
});
