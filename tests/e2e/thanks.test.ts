import { orderNumber } from '@kindcrate/contract/order-number';
import { donateButton, expectThanks, fillInDonation } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { plainPhoto } from './photos.ts';

const formPath = '/donationform?charity=mantle-and-mitten';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor({ phone: '09876543210' });
  await fillInDonation(page);
});

test('sending a donation opens a thank-you page that survives a reload and has a link to give again', async ({
  page,
}) => {
  await donateButton(page).click();
  await expectThanks(page);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, ');
  await expect(page.getByRole('status')).toHaveCount(0);
  const figure = page.getByRole('figure');
  await expect(figure).toContainText(orderNumber(orderId));
  const photo = figure.getByRole('img', { name: 'Photo of A lamp' });
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(0);
  await page.getByRole('link', { name: 'Follow your gift' }).click();
  await expect(page).toHaveURL('/profile#orders');
  await page.goBack();
  await page.getByRole('link', { name: 'Give again' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
});

test('the donation form is empty for someone who goes back from the thank-you page', async ({ page }) => {
  await page.goto(formPath);
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
  await donateButton(page).click();
  await expectThanks(page);
  await page.goBack();
  await expect(page).toHaveURL('/donationform');
  await expect(page.getByLabel('Items Name')).toHaveValue('');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('nobody sees the thank-you page of someone else’s order', async ({ page, context, registerDonor }) => {
  const otherDonor = await registerDonor();
  await donateButton(page).click();
  await expectThanks(page);
  const secondTab = await context.newPage();
  await secondTab.goto('/login');
  await logIn(secondTab, otherDonor);
  // The page reloads as soon as another account logs in.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this donation');
});
