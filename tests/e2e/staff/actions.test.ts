import { orderNumber } from '@kindcrate/contract/order-number';
import type { Locator, Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderRows } from './orders-tab.ts';

/**
 * Performs the actions of a person at the desk, and counts them. An action is a click, a key press, a choice in a menu, or typing
 * into the field that has the focus.
 */
class DeskUser {
  actions = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions++;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.actions++;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.actions++;
    await this.#page.keyboard.type(text);
  }

  async choose(menu: Locator, label: string): Promise<void> {
    this.actions++;
    await menu.selectOption({ label });
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('after typing email and password, staff reach the desk in one action', async ({ page, desk }) => {
  const { email, password } = await desk.createStaff();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const user = new DeskUser(page);
  await user.press('Enter');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  expect(user.actions).toBe(1);
});

test('a parcel whose order was not reviewed is received in four actions by typing the end of its order number, and its donor gets one email about the arrival', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const donor = await desk.registerDonor();
  const [order = ''] = await desk.placeOrders(await desk.addOrganization(), ['Coats'], donor);
  await page.goto('/staff');
  const user = new DeskUser(page);
  await user.click(tab(page, 'Receive'));
  await expect(page.getByLabel('Label or end of the number')).toBeFocused();
  await user.type(orderNumber(order).slice(-4));
  await user.press('Enter');
  await expect(page.getByRole('region', { name: 'The parcel' })).toContainText('Coats');
  await user.press('Enter');
  expect(user.actions).toBe(4);
  const shift = page.getByRole('region', { name: 'This shift' });
  await expect(shift.getByRole('listitem')).toContainText('Received', { timeout: 20_000 });
  const subjects = async () => (await desk.emailsTo(donor.email)).map(({ subject }) => subject).toSorted();
  const number = orderNumber(order);
  await expect
    .poll(subjects)
    .toEqual([
      'Confirm your email',
      `We received your donation offer ${number}`,
      `Your donation ${number} has arrived`,
    ]);
});

test('two orders are declined in five actions, with one reason', async ({ page, desk, signInStaff }) => {
  await signInStaff();
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Coats ${word}`, `Lamps ${word}`]);
  await page.goto(`/staff?q=${word}`);
  await expect(orderRows(page)).toHaveCount(2);
  const user = new DeskUser(page);
  await user.click(page.getByRole('checkbox', { name: `Coats ${word}` }));
  await user.click(page.getByRole('checkbox', { name: `Lamps ${word}` }));
  await user.press('d');
  const dialog = page.getByRole('dialog', { name: 'Decline 2 orders' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await user.type('There were moths in it.');
  await user.click(dialog.getByRole('button', { name: 'Decline', exact: true }));
  expect(user.actions).toBe(5);
  await expect(page.getByText('2 orders will be declined.')).toBeVisible();
});

test('a donor’s orders are found in three actions by a phone number typed in groups of digits, as a caller would say it', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Coats ${word}`]);
  await page.goto('/staff#orders');
  await expect(orderRows(page).first()).toBeVisible();
  const user = new DeskUser(page);
  await user.press('/');
  await user.type('012 345 678 90');
  await user.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(orderRows(page).filter({ hasText: word })).toHaveCount(1);
  expect(user.actions).toBe(3);
});

test('it takes two actions to see the figures of an organization for this month', async ({
  page,
  desk,
  signInStaff,
}) => {
  await signInStaff();
  const title = `House ${uniqueWord()}`;
  await desk.placeOrders(await desk.addOrganization(title), ['Coats']);
  await page.goto('/staff');
  const user = new DeskUser(page);
  await user.click(tab(page, 'Figures'));
  await user.choose(page.getByLabel('Organization', { exact: true }), title);
  const months = page.getByRole('region', { name: 'Month by month' });
  await expect(months.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  expect(user.actions).toBe(2);
});

test('it takes one action to see tomorrow’s run list', async ({ page, signInStaff }) => {
  await signInStaff();
  await page.goto('/staff');
  const user = new DeskUser(page);
  await user.click(tab(page, 'Run list'));
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const day = tomorrow.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
  expect(user.actions).toBe(1);
});
