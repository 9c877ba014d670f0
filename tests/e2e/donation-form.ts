import { expect, type Page } from 'playwright/test';
import { plainPhoto } from './photos.ts';

/** A glob pattern for the URL that the form is sent to. */
export const orderUrl = '**/api/order/donataionorder';

/** Opens the donation form and waits for its organizations. */
export async function openDonationForm(page: Page): Promise<void> {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** Opens the donation form of this run's server, or of the given origin, and fills in every required field. */
export async function fillInDonation(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/donationform`);
  await page.getByRole('radio').first().check();
  await page.getByLabel('Items Name').fill('A lamp');
  await page.getByLabel('Location').fill('4 Mill Lane');
  await page.getByLabel('Quantity').fill('1');
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
}

/** Fills in the donation form, and reloads the page, which restores the draft. */
export async function restoreDonationDraft(page: Page): Promise<void> {
  await fillInDonation(page);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'We kept what you filled in earlier.' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
}

/** Expects the thank-you page. Its heading changes once the order has loaded. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/thanks\?order=[\w-]+$/);
  await expect(page.getByRole('status')).toHaveText('Your Donation was sent successfully!');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, ');
}

export const donateButton = (page: Page) => page.getByRole('button', { name: 'Donate Now' });

/** Lets the API place the order, and drops the response. */
export async function dropOrderResponse(page: Page): Promise<void> {
  await page.route(orderUrl, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Lets the API place the order, and never delivers the response. `placed` resolves when the API has responded. */
export async function stallOrderResponse(page: Page): Promise<{ placed: Promise<void> }> {
  const { promise: placed, resolve } = Promise.withResolvers<void>();
  await page.route(orderUrl, async (route) => {
    await route.fetch();
    resolve();
  });
  return { placed };
}

/** Opens the profile. @returns the number of the donor's orders, as the profile shows it */
export async function readOrderCount(page: Page): Promise<string> {
  await page.goto('/profile');
  return page.getByText('Donations', { exact: true }).locator('xpath=following-sibling::dd').innerText();
}
