import { fetchToken } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';

test('threat 40, finding 7: a logout ends the session on the server, so that a copy of its token is worthless', async ({
  page,
  request,
  signInDonor,
}) => {
  await signInDonor();
  await page.goto('/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const status = async () =>
    (await request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(status).toBe(401);
});

test('a logout works while the API is down', async ({ page, signInDonor, expectBrowserError }) => {
  expectBrowserError(/ERR_CONNECTION_REFUSED/);
  await signInDonor();
  await page.goto('/');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('threat 40: a donor logs out another device in the profile', async ({
  page,
  browser,
  registerDonor,
  browserErrors,
}) => {
  const donor = await registerDonor();
  const otherContext = await browser.newContext();
  await browserErrors.watch(otherContext);
  browserErrors.expect(/401/);
  const lostDevice = await otherContext.newPage();
  for (const device of [lostDevice, page]) {
    await device.goto('/login');
    await logIn(device, donor);
    await expect(device).toHaveURL('/');
  }
  await page.goto('/profile#password');
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText('That device is now logged out.')).toBeVisible();
  await expect(page.getByText('on this device only')).toBeVisible();
  await lostDevice.goto('/profile');
  await expect(lostDevice).toHaveURL('/login');
  await page.reload();
  await expect(page.getByText('on this device only')).toBeVisible();
  await otherContext.close();
});

test('threat 40, finding 7: a donor who logged in long ago must enter the current password to change it', async ({
  page,
  request,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/403/);
  const donor = await signInDonor();
  // The API requires the current password only if the login is over ten minutes old, so the test replaces the API's first reply.
  const json = { success: false, message: 'Enter your current password.', code: 'password_required' };
  await page.route('**/api/profile/update', (route) => route.fulfill({ status: 403, json }), { times: 1 });
  await page.goto('/profile#password');
  const panel = page.getByRole('tabpanel', { name: 'Password' });
  await panel.getByLabel('Password', { exact: true }).fill('a better password');
  await panel.getByLabel('Confirm Password').fill('a better password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const currentPassword = page.getByRole('dialog').getByLabel('Current password');
  await currentPassword.fill('a wrong guess');
  await currentPassword.press('Enter');
  await expect(currentPassword).toHaveAccessibleDescription(/current password/);
  await currentPassword.fill(donor.password);
  await currentPassword.press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  // Throws unless the donor can log in with the new password.
  await fetchToken(request, { ...donor, password: 'a better password' });
});

test('threat 38, finding 6: a browser that logged in before can log in again after a stranger tried five wrong passwords', async ({
  page,
  request,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const _ of [1, 2, 3, 4, 5]) {
    await request.post('/api/Login', { data: { email: donor.email, password: 'a wrong guess' } });
  }
  const strangerReply = await request.post('/api/Login', { data: { email: donor.email, password: donor.password } });
  expect(strangerReply.status()).toBe(429);
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  // Scripts cannot read the device cookie, which exempts this browser from the limit.
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
