import type { Page } from 'playwright/test';
import { type Donor, fetchToken, registerUnconfirmed } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { emailsTo, waitForLink } from './mailbox.ts';
import { recordShifts } from './visit.ts';

const newPassword = 'a much better password';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function logInAndOpenProfile(page: Page, person: Donor, tab: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/');
  await page.goto(`/profile#${tab}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

test('threat 39, finding 4: someone who forgot their password gets a link and sets a new password, after which the link no longer works', async ({
  page,
  registerDonor,
  expectBrowserError,
}) => {
  const donor = await registerDonor();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(donor.email);
  await press(page, 'Send the link');
  await expect(status(page, 'we have sent a link to that address')).toBeVisible();
  const link = await waitForLink(donor.email, 'Set a new password');

  await page.goto(link);
  await expect(page).toHaveURL('/reset');
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(newPassword);
  await press(page, 'Set password');
  await expect(page).toHaveURL('/login');
  await expect(status(page, 'Your password has been changed')).toBeVisible();
  await logIn(page, { ...donor, password: newPassword });
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await emailsTo(donor.email)).map(({ subject }) => subject))
    .toContain('Your Kindcrate password was changed');

  expectBrowserError(/410/);
  await page.goto(link);
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(newPassword);
  await press(page, 'Set password');
  await expect(page.getByRole('alert')).toContainText('This link was already used');
});

test('threat 36: the link in an email confirms the email of a new account only when the button is pressed', async ({
  page,
  context,
  request,
}) => {
  const email = `new.${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('01234567890');
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(newPassword);
  await press(page, 'Register');
  await expect(status(page, `We emailed a link to ${email}`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Password').fill(newPassword);
  await press(page, 'Login');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Your email is not confirmed' })).toContainText(email);

  const link = await waitForLink(email, 'Confirm your email');
  // Some mail providers open links to scan them, which must not confirm the email.
  const scannedPage = await context.newPage();
  await scannedPage.goto(link);
  await expect(scannedPage.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  await scannedPage.close();
  const token = await fetchToken(request, { email, password: newPassword });
  const isConfirmed = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await request.get('/api/profile', { headers })).json()).data.emailConfirmed;
  };
  expect(await isConfirmed()).toBe(false);

  await page.goto(link);
  await expect(page).toHaveURL('/confirm');
  await press(page, 'Confirm my email');
  await expect(status(page, `${email} has been confirmed`)).toBeVisible();
  expect(await isConfirmed()).toBe(true);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('heading', { name: 'Amal' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your email is not confirmed' })).toBeHidden();
});

test('a donor whose email is not confirmed can request another link on the profile, and correct a mistyped email there', async ({
  page,
  request,
}) => {
  const donor = await registerUnconfirmed(request);
  await logInAndOpenProfile(page, donor, 'profile');
  await press(page, 'Send the link again');
  await expect(status(page, `We emailed a new link to ${donor.email}`)).toBeVisible();

  const corrected = `corrected.${donor.email}`;
  await page.getByLabel('New Email').fill(corrected);
  await press(page, 'Change Email');
  await expect(status(page, `We emailed a link to ${corrected}`)).toBeVisible();
  await page.goto(await waitForLink(corrected, 'Confirm your new email'));
  await press(page, 'Confirm my email');
  await expect(status(page, `${corrected} has been confirmed`)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText(corrected);
});

for (const [path, link] of [
  ['/reset', 'Ask for a new link'],
  ['/confirm#short', 'Go to your profile'],
  ['/unsubscribe#short', 'Go to your profile'],
] as const) {
  test(`${path} without a valid code asks for the link from an email and links to “${link}”, without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const readShift = await recordShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('alert')).toContainText(/This page needs the link from (our email|one of our emails)/);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([link]);
    expect(await readShift()).toBeLessThan(0.001);
  });
}
