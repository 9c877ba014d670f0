import type { Route } from 'playwright/test';
import { changePasswordElsewhere } from './accounts.ts';
import { donateButton, expectThanks, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { plainPhoto } from './photos.ts';

test.describe('when a session ends while a donor fills in a form,', () => {
  test.beforeEach(({ expectBrowserError }) => expectBrowserError(/401/));

  test('the login page says so, and logging in returns to the unchanged contact message', async ({
    page,
    signInDonor,
  }) => {
    const donor = await signInDonor();
    // The API accepts messages from anyone, so the test has to fake this reply.
    const json = { success: false, message: 'Your session has ended. Log in again to continue.', code: 'unauthorized' };
    await page.route('**/api/complaints/contact', (route) => route.fulfill({ status: 401, json }), { times: 1 });
    await page.goto('/contact');
    await page.getByLabel('Full Name').fill('Amal Haddad');
    await page.getByLabel('Email Address').fill('amal@example.com');
    await page.getByLabel('Subject').fill('A piano');
    await page.getByLabel('Message').fill('Do you take one?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText(json.message);
    await logIn(page, donor);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Subject')).toHaveValue('A piano');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message was sent successfully!')).toBeVisible();
  });

  test('logging in returns to the donation form, where only the photo must be chosen again', async ({
    page,
    request,
    signInDonor,
  }) => {
    const donor = await signInDonor();
    await fillInDonation(page);
    const updatedDonor = await changePasswordElsewhere(request, donor);
    await donateButton(page).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText(/log in/i);
    await logIn(page, updatedDonor);
    await expect(page).toHaveURL('/donationform');
    await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
    await donateButton(page).click();
    await expectThanks(page);
  });

  test('logging in returns to the profile tab, which still contains the phone number that was typed', async ({
    page,
    request,
    signInDonor,
  }) => {
    const donor = await signInDonor();
    await page.goto('/profile#profile');
    await page.getByLabel('Phone').fill('09876543210');
    const updatedDonor = await changePasswordElsewhere(request, donor);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, updatedDonor);
    await expect(page).toHaveURL('/profile#profile');
    await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Donor' })).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/09876543210/);
  });
});

test('a refused request from an old session does not end the new session that another tab started', async ({
  page,
  context,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  const donor = await signInDonor();
  const json = { success: false, message: 'Your session has ended. Log in again to continue.', code: 'unauthorized' };
  const refused = Promise.withResolvers<Route>();
  await page.route('**/api/complaints/contact', (route) => refused.resolve(route), { times: 1 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Email Address').fill('amal@example.com');
  await page.getByLabel('Message').fill('Do you take a piano?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const route = await refused.promise;
  const secondTab = await context.newPage();
  await secondTab.goto('/login');
  await logIn(secondTab, donor);
  await expect(secondTab).toHaveURL('/');
  await route.fulfill({ status: 401, json });
  await expect(page.getByRole('alert')).toContainText(json.message);
  await expect(page).toHaveURL('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message was sent successfully!')).toBeVisible();
  await expect(secondTab.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a logout in one tab logs out every other tab', async ({ page, context, signInDonor }) => {
  await signInDonor();
  await page.goto('/');
  const secondTab = await context.newPage();
  await secondTab.goto('/profile');
  await expect(secondTab.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(secondTab).toHaveURL('/login');
});

test('a login in one tab updates the navigation of another tab', async ({ page, context, registerDonor }) => {
  const donor = await registerDonor();
  const secondTab = await context.newPage();
  await secondTab.goto('/about');
  await expect(secondTab.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await expect(secondTab.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(secondTab.getByRole('link', { name: 'Login' })).toBeHidden();
});

test('logging in as another donor in another tab reloads a guarded page, and keeps its draft for the donor who typed it', async ({
  page,
  context,
  signInDonor,
  registerDonor,
}) => {
  const donor = await signInDonor();
  const otherDonor = await registerDonor();
  await fillInDonation(page);
  const secondTab = await context.newPage();
  await secondTab.goto('/login');
  await logIn(secondTab, otherDonor);
  // Waits, because this navigation would otherwise interrupt the next one.
  await expect(secondTab).toHaveURL('/');
  for (const label of ['Items Name', 'Location']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('status')).toBeEmpty();
  await secondTab.goto('/login');
  await logIn(secondTab, donor);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
});

test('a guarded page is hidden until it has reloaded for another donor', async ({
  page,
  context,
  signInDonor,
  registerDonor,
}) => {
  await signInDonor();
  const otherDonor = await registerDonor();
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const form = document.querySelector('form');
      if (form) sessionStorage.setItem('visibilityWhenLeft', getComputedStyle(form).visibility);
    });
  });
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Do you take a piano?');
  const secondTab = await context.newPage();
  await secondTab.goto('/login');
  await logIn(secondTab, otherDonor);
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('visibilityWhenLeft'))).toBe('hidden');
});

test('a page that is reloaded by going back does not show what another donor typed', async ({
  page,
  signInDonor,
  registerDonor,
}) => {
  await signInDonor();
  const otherDonor = await registerDonor();
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Message').fill('Do you take a piano?');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, otherDonor);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
});
