import type { Page } from 'playwright/test';
import { donateNow, fillInDonation } from './donation-form.ts';
import { expect, test } from './kindcrate.ts';
import { delayScripts } from './late-scripts.ts';
import { stopClock } from './stopped-clock.ts';

const quote = (page: Page) => page.getByText(/^You’ll earn about \d+ coins when it arrives\.$/);
const quantity = (page: Page) => page.getByLabel('Quantity');

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('quotes the coins of the quantity that is typed, and nothing when it is none', async ({ page }) => {
  await page.goto('/donationform');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
  for (const [typed, coins] of [
    ['3', 13],
    ['70', 60],
  ] as const) {
    await quantity(page).fill(typed);
    await expect(quote(page)).toHaveText(`You’ll earn about ${coins} coins when it arrives.`);
  }
  for (const none of ['', '0', '2.5', 'two']) {
    await quantity(page).fill(none);
    await expect(quote(page)).toHaveCount(0);
    await quantity(page).fill('1');
    await expect(quote(page)).toHaveText(/ 11 coins/);
  }
});

test('is read out politely, and only when somebody pauses', async ({ page }) => {
  const spoken: string[] = [];
  await page.exposeFunction('speak', (text: string) => spoken.push(text));
  await stopClock(page);
  await page.goto('/donationform');
  const region = page.locator('.coin-quote');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await region.evaluate((place) => {
    const { speak } = window as unknown as { speak: (text: string) => void };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => speak(place.textContent)).observe(place, changes);
  });
  await quantity(page).fill('');
  for (const digit of '1234') {
    await quantity(page).press(digit);
    await page.clock.runFor(399);
  }
  await page.clock.runFor(1);
  await expect(region).toHaveText('You’ll earn about 60 coins when it arrives.');
  await expect.poll(() => spoken).toEqual(['You’ll earn about 60 coins when it arrives.']);
});

test('quotes what was typed before the code of the form came, and what a draft brings back', async ({ page }) => {
  await delayScripts(page, 500);
  await page.goto('/donationform');
  await quantity(page).fill('4');
  await expect(quote(page)).toHaveText(/ 14 coins/);
  await page.reload();
  await expect(quantity(page)).toHaveValue('4');
  await expect(quote(page)).toHaveText(/ 14 coins/);
});

test('says nothing any more when the donation is on its way', async ({ page }) => {
  await fillInDonation(page);
  await expect(quote(page)).toHaveText(/ 11 coins/);
  await donateNow(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your Donation was sent successfully!' })).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
});

test('leaves the form as it is when the rule cannot be had', async ({ page, expectProblem }) => {
  expectProblem(/503/);
  expectProblem(/ApiError/);
  await page.route('**/api/coins/rule', (route) => route.fulfill({ status: 503, body: '' }));
  await fillInDonation(page);
  await donateNow(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your Donation was sent successfully!' })).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
});
