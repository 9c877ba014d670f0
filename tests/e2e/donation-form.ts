import type { Page } from 'playwright/test';
import { photoOf } from './photo.ts';

/** Opens the donation form and fills it in, as a donor with one lamp to give would. */
export async function fillInDonation(page: Page): Promise<void> {
  await page.goto('/donationform');
  await page.getByRole('radio').first().check();
  await page.getByLabel('Items Name').fill('A lamp');
  await page.getByLabel('Location').fill('4 Mill Lane');
  await page.getByLabel('Quantity').fill('1');
  await page.getByLabel('Phone').fill('01234567890');
  await page.getByLabel('Image').setInputFiles(await photoOf('gold'));
}

/** The button that sends the form. */
export const donateNow = (page: Page) => page.getByRole('button', { name: 'Donate Now' });
