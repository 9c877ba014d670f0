import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderLinks } from './orders-tab.ts';

test('an order and a message that arrive while the desk is open are counted on its tabs, and a button shows the order in the list', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`Rooms of ${word}`);
  await desk.placeOrders(organization, [`Coats ${word}`]);
  await signInStaff();
  await page.goto('/staff#orders');
  await expect(orderLinks(page).first()).toContainText(`Coats ${word}`);
  await desk.placeOrders(organization, [`Lamps ${word}`]);
  await desk.sendContactMessage({ message: `Opening times ${word}` });
  await expect(page.getByRole('tab', { name: /^Orders \d+ new$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Messages \d+ unanswered$/ })).toBeVisible();
  await expect(orderLinks(page).first()).toContainText(`Coats ${word}`);
  await page.getByRole('button', { name: /^Show \d+ new orders?$/ }).click();
  await expect(orderLinks(page).filter({ hasText: `Lamps ${word}` })).toBeVisible();
});
