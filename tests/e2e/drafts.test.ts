import type { Page } from 'playwright/test';
import { fillInDonation, restoreDonationDraft } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function fillInMessage(page: Page) {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Amal Haddad');
  await page.getByLabel('Message').fill('Do you take a piano?\nIt has all its keys.');
  await expect.poll(() => kept(page)).toContain('piano');
}

async function expectMessage(page: Page) {
  await expect(page.getByRole('status')).toContainText('We kept what you wrote earlier.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Amal Haddad');
  await expect(page.getByLabel('Message')).toHaveValue('Do you take a piano?\nIt has all its keys.');
}

/** Everything but the photo, the choice of the organization with its title included. */
async function expectDonation(page: Page, charity: string) {
  await expect(page.getByRole('radio', { name: charity })).toBeChecked();
  await expect(page.getByLabel('Charity')).toHaveValue(charity);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByLabel('Location')).toHaveValue('4 Mill Lane');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
  await expect(page.getByLabel('Phone')).toHaveValue('01234567890');
  await expect(page.getByRole('status')).toContainText('We kept what you filled in earlier.');
}

test('keeps a message over a reload', async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  await page.reload();
  await expectMessage(page);
});

test('keeps a message over a crash of its tab', async ({ page, context, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  // Without what a page does when it is left.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/contact');
  await expectMessage(next);
});

test('keeps a donation over a log-out, and shows it to nobody else', async ({ page, signInDonor, registerDonor }) => {
  const donor = await signInDonor();
  const other = await registerDonor();
  await fillInDonation(page);
  const charity = await page.getByLabel('Charity').inputValue();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, other);
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

test('keeps a registration over a reload, without its passwords', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Email').fill('amal@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a warm winter coat');
  await page.getByLabel('Confirm Password').fill('a warm winter coat');
  await expect.poll(() => kept(page)).toContain('amal@example.com');
  expect(await kept(page)).not.toContain('winter');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('except for the passwords');
  await expect(page.getByLabel('Username')).toHaveValue('Amal');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('lets what is typed in this page before its code arrives go before the draft', async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInMessage(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/ContactForm*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Message').fill('And a violin?');
  release();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amal Haddad');
  await expect(page.getByLabel('Message')).toHaveValue('And a violin?');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('And a violin?');
});

test('does not send what came back after the button was pressed: the donor looks first', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  await fillInMessage(page);
  await page.route('**/_astro/ContactForm*', async (route) => {
    await page.getByLabel('Email Address').fill('amal@example.com');
    await page.keyboard.press('Enter');
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/complaints/contact') && sent.push(request.method()));
  await page.goto('/contact');
  await page.getByLabel('Email Address').focus();
  await expectMessage(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText('Your message was sent successfully!');
  expect(sent).toEqual(['POST']);
});

test('is gone once the message was sent, and when the donor clears the form', async ({ page, signInDonor }) => {
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

test('leads to the beginning of the donation form when the donor clears it', async ({ page, signInDonor }) => {
  await signInDonor();
  await restoreDonationDraft(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Items Name')).toHaveValue('');
});
