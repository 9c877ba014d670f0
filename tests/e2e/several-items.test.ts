import type { Page } from 'playwright/test';
import { donateButton, expectThanks, openDonationForm } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add another item' });
const item = (page: Page, number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true });
const photosUrl = '**/api/photos';

async function addItem(page: Page, number: number, name: string, quantity: string) {
  await addButton(page).click();
  await item(page, number).getByLabel('Name', { exact: true }).fill(name);
  await item(page, number).getByLabel('Quantity').fill(quantity);
}

test('items with photos survive a reload and a failed upload, and are shown after they have been sent', async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_/);
  await signInDonor();
  await openDonationForm(page);
  await page.getByRole('radio').first().check();
  await page.getByLabel('Items Name').fill('Winter coats');
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
  await addItem(page, 2, 'A kettle', '1');
  await item(page, 2).getByRole('radio', { name: 'Good' }).check();
  const [green, red] = [await plainPhoto('green'), await plainPhoto('red')];
  await item(page, 2).getByLabel('Photos (optional)').setInputFiles([green, red]);
  await expect(page.locator('.item-photo[data-state=uploaded]')).toHaveCount(3);
  await page.reload();
  await expect(item(page, 2).getByLabel('Name', { exact: true })).toHaveValue('A kettle');
  await expect(page.locator('.item-photo[data-state=uploaded]')).toHaveCount(3);
  await addItem(page, 3, 'Blankets', '2');
  await page.route(photosUrl, (route) => route.abort('connectionreset'));
  await item(page, 3)
    .getByLabel('Photos (optional)')
    .setInputFiles(await plainPhoto('blue'));
  const retry = item(page, 3).getByRole('button', { name: 'Try photo 1 again' });
  await expect(retry).toBeVisible();
  await page.unroute(photosUrl);
  await retry.click();
  await expect(page.locator('.item-photo[data-state=uploaded]')).toHaveCount(4);
  await page.getByLabel('Location').fill('4 Mill Lane');
  await page.getByLabel('Phone').fill('01234567890');
  await donateButton(page).click();
  await expectThanks(page);
  await expect(page.getByText('Winter coats, A kettle and 1 more').first()).toBeVisible();
  await expect(page.getByText('1 piece · Good')).toBeVisible();
  await expect(page.getByAltText('Photo 2 of A kettle')).toBeVisible();
  await page.goto('/profile#orders');
  await expect(page.getByAltText('Photo 1 of Blankets')).toBeVisible();
});
