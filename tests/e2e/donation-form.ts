import { expect, type Page } from 'playwright/test';
import { plainPhoto } from './photos.ts';

/** The call that places an order. */
export const orderUrl = '**/api/order/donataionorder';

/** Opens the donation form and waits until there is something to choose. */
export async function openDonationForm(page: Page): Promise<void> {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** Opens the donation form and fills it in, as a donor with one lamp to give would. */
export async function fillInDonation(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/donationform`);
  await page.getByRole('radio').first().check();
  await page.getByLabel('Items Name').fill('A lamp');
  await page.getByLabel('Location').fill('4 Mill Lane');
  await page.getByLabel('Quantity').fill('1');
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
}

/** Fills in the donation form and opens it anew, so that it comes back without its photo. */
export async function restoreDonationDraft(page: Page): Promise<void> {
  await fillInDonation(page);
  await page.reload();
  await expect(page.getByRole('status')).toContainText('We kept what you filled in earlier.');
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
}

/** The button that sends the form. */
export const donateButton = (page: Page) => page.getByRole('button', { name: 'Donate Now' });

/** Lets the order be made, and loses the answer. */
export async function dropOrderResponse(page: Page): Promise<void> {
  await page.route(orderUrl, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Lets the order be made, and keeps the answer back. Resolves when it is made. */
export async function stallOrderResponse(page: Page): Promise<{ isMade: Promise<void> }> {
  let made = () => {};
  const isMade = new Promise<void>((resolve) => {
    made = resolve;
  });
  await page.route(orderUrl, async (route) => {
    await route.fetch();
    made();
  });
  return { isMade };
}

/** How many orders the donor has, read from the profile. */
export async function countOrders(page: Page): Promise<string> {
  await page.goto('/profile');
  return page.getByText('Donations', { exact: true }).locator('xpath=following-sibling::dd').innerText();
}
