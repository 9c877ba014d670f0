import type { Page } from 'playwright/test';
import { offeredQuantity, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, orderRows } from './orders-tab.ts';

/** The name of the focused control, or an empty string while a panel or a heading has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement) {
      return focused.labels?.[0]?.textContent ?? '';
    }
    return focused?.matches('a, button, summary') ? (focused.textContent ?? '') : '';
  });

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`Tab did not reach ${name}`);
}

test('staff can find an order, review it and mark it as received with the keyboard alone', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await signInStaff();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`]);
  await page.goto('/staff#orders');
  await expect(orderRows(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).focus();
  await tabTo(page, 'Search');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(orderRows(page)).toHaveCount(1);
  await tabTo(page, 'Start review');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await tabTo(page, 'Send now');
  await page.keyboard.press('Enter');
  await expect(orderDetails(page, word).getByRole('heading', { level: 2 })).toHaveText(/under review$/);
  await tabTo(page, 'Accept');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Send now');
  await page.keyboard.press('Enter');
  await expect(orderDetails(page, word).getByRole('heading', { level: 2 })).toHaveText(/accepted$/);
  await tabTo(page, 'Mark as received');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pieces received')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(orderDetails(page, word).getByRole('heading', { level: 2 })).toHaveText(/received$/);
  await expect(orderDetails(page, word)).toContainText(`${offeredQuantity} offered, 5 received`);
});
