import type { Page } from 'playwright/test';
import { fillInDonation, openDonation } from './donation-form.ts';
import { dragAway, dragOver, dropOn } from './drag.ts';
import { expect, test } from './kindcrate.ts';
import { photoOf } from './photo.ts';

const image = (page: Page) => page.getByLabel('Image');
const preview = (page: Page) => page.getByAltText('The photo you chose');
const zone = (page: Page) => page.locator('.photo-zone');

test.beforeEach(async ({ signInDonor }) => void (await signInDonor()));

test('shows where a photo may be dropped, and takes it', async ({ page }) => {
  await openDonation(page);
  const photo = await photoOf('gold');
  await dragOver(zone(page), photo);
  await expect(zone(page)).toHaveAttribute('data-over');
  await dragAway(zone(page), photo);
  await expect(zone(page)).not.toHaveAttribute('data-over');
  await dropOn(zone(page), photo);
  await expect(zone(page)).not.toHaveAttribute('data-over');
  await expect(preview(page)).toBeVisible();
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('coats.jpg');
});

test('says that something dropped is no picture, and keeps the photo that was there', async ({ page }) => {
  await fillInDonation(page);
  await expect(preview(page)).toBeVisible();
  await dropOn(zone(page), { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('coats') });
  await expect(page.getByRole('alert')).toContainText('That file isn’t a photo.');
  await expect(preview(page)).toBeVisible();
  await dropOn(zone(page), await photoOf('green'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('stays on the page when a photo is dropped beside its place', async ({ page }) => {
  await fillInDonation(page);
  const isStopped = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['…'], 'coats.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(drop);
  });
  expect(isStopped).toBe(true);
});

test('takes a photo that is pasted, and leaves pasted words to their field', async ({ page }) => {
  await openDonation(page);
  const paste = (withWords: boolean) =>
    page.getByLabel('Items Name').evaluate((field, withWords) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['…'], 'coats.png', { type: 'image/png' }));
      if (withWords) clipboardData.setData('text/plain', 'coats');
      return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, withWords);
  expect(await paste(true)).toBe(true);
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  expect(await paste(false)).toBe(false);
  expect(await image(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('coats.png');
});
