import type { APIRequestContext, Page } from 'playwright/test';
import type { Donor } from '../e2e/donors.ts';
import { expect, test } from '../e2e/kindcrate.ts';
import { arrival, giveGoods, moveAlong, receiptOf } from '../e2e/staff-calls.ts';
import { spendCoins } from '../e2e/till.ts';
import { expectNoViolations, expectToFit } from './look.ts';

interface Screen {
  page: Page;
  request: APIRequestContext;
  donor: Donor;
}

/** One word, as long as a field takes it: a line that cannot be broken is what a narrow screen fears. */
const longWord = 'W'.repeat(200);

async function receive({ request, donor }: Screen, itemsName = 'Wooden toys'): Promise<string> {
  const id = await giveGoods(request, donor, { itemsName, quantity: 3 });
  await moveAlong(request, id, ...arrival(2));
  return id;
}

async function openReceipt(screen: Screen, itemsName?: string): Promise<string> {
  const id = await receive(screen, itemsName);
  await screen.page.goto(`/receipt/${await receiptOf(screen.request, screen.donor, id)}`);
  await expect(screen.page.getByText('Goods', { exact: true })).toBeVisible();
  return id;
}

async function openOrder({ page }: Screen): Promise<void> {
  await page.goto('/profile#orders');
  await expect(page.getByRole('article')).toBeVisible();
}

async function askToCancel(screen: Screen): Promise<void> {
  await giveGoods(screen.request, screen.donor);
  await openOrder(screen);
  await screen.page.getByRole('button', { name: 'Cancel this donation' }).click();
  await expect(screen.page.getByRole('button', { name: 'Keep it' })).toBeVisible();
}

async function openCoins({ page }: Screen, text: string | RegExp): Promise<void> {
  await page.goto('/coins');
  await expect(page.getByText(text).first()).toBeVisible();
}

const states: Record<string, (screen: Screen) => Promise<unknown>> = {
  'order, sent': async (screen) => {
    await giveGoods(screen.request, screen.donor, { itemsName: longWord });
    await openOrder(screen);
  },
  'order, asked whether to cancel': askToCancel,
  'order, cancelled': async (screen) => {
    await askToCancel(screen);
    await screen.page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(screen.page.getByText('Your donation is cancelled')).toBeVisible();
  },
  'order, not cancelled': async (screen) => {
    await askToCancel(screen);
    await screen.page.route('**/api/order/*/cancel', (route) =>
      route.fulfill({ json: { success: false, message: 'No.' } }),
    );
    await screen.page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(screen.page.getByRole('alert')).toBeVisible();
  },
  'order, too late to cancel': async (screen) => {
    const id = await giveGoods(screen.request, screen.donor);
    await openOrder(screen);
    await screen.page.getByRole('button', { name: 'Cancel this donation' }).click();
    await moveAlong(screen.request, id, ...arrival(1));
    await screen.page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(screen.page.getByRole('alert')).toBeVisible();
  },
  'order, declined': async (screen) => {
    const id = await giveGoods(screen.request, screen.donor);
    await moveAlong(screen.request, id, { status: 'declined', reason: `No room for ${longWord}` });
    await openOrder(screen);
  },
  'order, received, with a name on its receipt': async (screen) => {
    await receive(screen);
    await openOrder(screen);
    await screen.page.getByRole('checkbox').check();
    await expect(screen.page.getByText('Your receipt now shows your name.')).toBeVisible();
  },
  'coins, loading': async (screen) => {
    await screen.page.route('**/api/coins', () => {});
    await openCoins(screen, 'Counting your coins');
  },
  'coins, none': (screen) => openCoins(screen, 'No coins yet.'),
  'coins, earned and spent': async (screen) => {
    await receive(screen, longWord);
    await spendCoins(screen.request, screen.donor, 5);
    await openCoins(screen, /^Spent at/);
  },
  'coins, owed': async (screen) => {
    const id = await receive(screen);
    await spendCoins(screen.request, screen.donor, 5);
    await moveAlong(screen.request, id, { status: 'declined', reason: 'Woodworm' });
    await openCoins(screen, /^We had to take back/);
  },
  'coins, failed': async (screen) => {
    await screen.page.route('**/api/coins', (route) => route.fulfill({ status: 503, body: '' }));
    await openCoins(screen, 'We couldn’t load your coins.');
  },
  receipt: (screen) => openReceipt(screen, longWord),
  'receipt, withdrawn': async (screen) => {
    const id = await openReceipt(screen);
    await moveAlong(screen.request, id, { status: 'declined', reason: 'Woodworm' });
    await screen.page.reload();
    await expect(screen.page.getByText(/was withdrawn/)).toBeVisible();
  },
  'receipt, loading': async ({ page }) => {
    await page.route('**/api/receipt/*', () => {});
    await page.goto('/receipt/any');
    await expect(page.getByText('Looking for the receipt')).toBeVisible();
  },
  'receipt, unknown': async ({ page }) => {
    await page.goto('/receipt/nothing');
    await expect(page.getByText('We can’t find this receipt')).toBeVisible();
  },
  'receipt, failed': async ({ page }) => {
    await page.route('**/api/receipt/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/receipt/any');
    await expect(page.getByText('We couldn’t load the receipt')).toBeVisible();
  },
  'donation form, with a quote': async ({ page }) => {
    await page.goto('/donationform');
    await page.getByLabel('Quantity').fill('3');
    await expect(page.getByText(/^You’ll earn about/)).toBeVisible();
  },
};

/** What some of them leave in the console. */
const problemsOf: Record<string, RegExp[]> = {
  'order, too late to cancel': [/409/],
  'coins, failed': [/503/, /ApiError/],
  'receipt, unknown': [/404/],
  'receipt, failed': [/503/, /ApiError/],
};

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing, light and dark, and all fits, on: ${name}`, async ({
    page,
    request,
    signInDonor,
    expectProblem,
  }) => {
    for (const problem of problemsOf[name] ?? []) expectProblem(problem);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, request, donor: await signInDonor() });
    await expectNoViolations(page);
    await expectToFit(page);
  });
}
