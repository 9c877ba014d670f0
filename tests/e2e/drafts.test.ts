import type { Page } from 'playwright/test';
import { fillInDonation, restoreDonationDraft } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const readStoredText = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function fillInMessage(page: Page) {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Message').fill('Do you take a piano?\nIt has all its keys.');
  await expect.poll(() => readStoredText(page)).toContain('piano');
}

async function expectMessage(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'We kept what you wrote earlier.' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amal Haddad');
  await expect(page.getByLabel('Message')).toHaveValue('Do you take a piano?\nIt has all its keys.');
}

/** Expects the form to show the values that `fillInDonation` entered, except the photo. */
async function expectDonation(page: Page, charity: string) {
  await expect(page.getByRole('radio', { name: charity })).toBeChecked();
  await expect(page.getByLabel('Charity')).toHaveValue(charity);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByLabel('Location')).toHaveValue('4 Mill Lane');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(page.getByLabel('Phone')).toHaveValue('01234567890');
  await expect(page.getByRole('status').filter({ hasText: 'We kept what you filled in earlier.' })).toBeVisible();
}

test('a draft of the contact form survives a reload', async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  await page.reload();
  await expectMessage(page);
});

test('a draft of the contact form survives a crash of its tab', async ({ page, context, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  // Closes the tab as a crash does, without running its unload handlers.
  await page.close({ runBeforeUnload: false });
  const secondTab = await context.newPage();
  await secondTab.goto('/contact');
  await expectMessage(secondTab);
});

test('a draft of the donation form survives a logout and is shown to no one else', async ({
  page,
  signInDonor,
  registerDonor,
}) => {
  const donor = await signInDonor();
  const otherDonor = await registerDonor();
  await fillInDonation(page);
  const charity = await page.getByLabel('Charity').inputValue();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, otherDonor);
  await expect(page).toHaveURL('/');
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const label of ['Items Name', 'Location']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await page.goto('/donationform');
  await expectDonation(page, charity);
});

test('a draft of the registration form survives a reload, without its passwords', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Email').fill('amal@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a warm winter coat');
  await page.getByLabel('Confirm Password').fill('a warm winter coat');
  await expect.poll(() => readStoredText(page)).toContain('amal@example.com');
  expect(await readStoredText(page)).not.toContain('winter');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('except for the passwords');
  await expect(page.getByLabel('Username')).toHaveValue('Amal');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('text typed before the contact form hydrates takes precedence over the draft', async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/static/js/ContactForm*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Message').fill('And a violin?');
  released.resolve();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amal Haddad');
  await expect(page.getByLabel('Message')).toHaveValue('And a violin?');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('And a violin?');
});

test('a contact form submitted before its draft is restored is not sent, so that the donor can check the draft', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await fillInMessage(page);
  // The form is submitted while the browser waits for the script that restores the draft.
  await page.route('**/static/js/ContactForm*', async (route) => {
    await page.getByLabel('Email Address').fill('amal@example.com');
    await page.keyboard.press('Enter');
    await route.continue();
  });
  const requestMethods: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/complaints/contact') && requestMethods.push(request.method()),
  );
  await page.goto('/contact');
  await page.getByLabel('Email Address').focus();
  await expectMessage(page);
  expect(requestMethods).toEqual([]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
  expect(requestMethods).toEqual(['POST']);
});

test('a draft of the contact form is deleted when the donor clears the form and when the form is sent', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await fillInMessage(page);
  await page.reload();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await fillInMessage(page);
  await page.getByLabel('Email Address').fill('amal@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['token']);
});

test('clearing the donation form moves the focus to its first field', async ({ page, signInDonor }) => {
  await signInDonor();
  await restoreDonationDraft(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Items Name')).toHaveValue('');
});
