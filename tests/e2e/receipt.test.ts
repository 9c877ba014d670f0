import { orderNumber } from '@kindcrate/contract/order-number';
import type { APIRequestContext, Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { changeOrderStatus, changesUntilReceived, fetchReceiptCode, placeOrder } from './orders.ts';
import { expectPrintable } from './printing.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
const expectReceipt = (page: Page) => expect(fact(page, 'Goods')).toBeVisible();

/** Places an order of three toys, two of which are received. */
async function receiveToys(request: APIRequestContext, donor: Donor) {
  const id = await placeOrder(request, donor, { itemsName: 'Wooden toys', quantity: 3 });
  await changeOrderStatus(request, id, ...changesUntilReceived(2));
  return { id, path: `/receipt/${await fetchReceiptCode(request, donor, id)}` };
}

/** Fails every request for a receipt until the route is removed. */
const failRequests = (page: Page) =>
  page.route('**/api/receipt/*', (route) => route.fulfill({ status: 503, body: '' }));

test('a receipt shows what arrived to anyone who has its URL, and nothing about the donor', async ({
  page,
  request,
  registerDonor,
  baseURL,
}) => {
  const donor = await registerDonor({ username: 'Ines', phone: '09876543210' });
  const { id, path } = await receiveToys(request, donor);
  const replies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) replies.push(response.text());
  });
  await page.goto(path);
  await expect(h1(page)).toHaveText('Donation receipt');
  await expect(page).toHaveTitle(`${orderNumber(id)} · Kindcrate`);
  await expect(fact(page, 'Number')).toHaveText(orderNumber(id));
  await expect(fact(page, 'Goods')).toHaveText('Wooden toys');
  await expect(fact(page, 'Pieces')).toHaveText('2');
  await expect(fact(page, 'Given to')).toHaveText('Mantle & Mitten');
  await expect(fact(page, 'Arrived on')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(fact(page, 'Coins earned')).toHaveText('12');
  await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
  const revealed = [...(await Promise.all(replies)), await page.content()].join();
  expect(revealed).not.toMatch(/Ines|09876543210|4 Mill Lane/);
  expect(revealed).not.toContain(donor.email);
  expect(replies).toHaveLength(1);
});

test('a receipt shows the donor’s name only while the donor allows it', async ({
  page,
  browser,
  baseURL,
  request,
  signInDonor,
}) => {
  const { path } = await receiveToys(request, await signInDonor({ username: 'Ines' }));
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await page.goto('/profile#orders');
  const checkbox = page.getByRole('checkbox', { name: 'Show my name on it' });
  await checkbox.check();
  await expect(page.getByText('Your receipt now shows your name.')).toBeVisible();
  await visitor.goto(path);
  await expect(fact(visitor, 'Given by')).toHaveText('Ines');
  await checkbox.uncheck();
  await expect(page.getByText('Your receipt no longer shows your name.')).toBeVisible();
  await visitor.reload();
  await expectReceipt(visitor);
  await expect(visitor.getByText('Ines')).toHaveCount(0);
  await visitor.context().close();
});

test('a withdrawn receipt shows when it was withdrawn, but not why', async ({ page, request, registerDonor }) => {
  const { id, path } = await receiveToys(request, await registerDonor());
  await changeOrderStatus(request, id, { status: 'declined', reason: 'Woodworm' });
  await page.goto(path);
  await expect(page.getByText(/This receipt was withdrawn on [A-Z][a-z]+ \d{1,2}, \d{4}\./)).toBeVisible();
  await expect(page.getByText('Woodworm')).toHaveCount(0);
});

test('a receipt opens with /receipt/ in any letter case, but only with its exact code, and asks not to be indexed', async ({
  page,
  request,
  registerDonor,
  expectBrowserError,
  baseURL,
}) => {
  const { path } = await receiveToys(request, await registerDonor());
  const code = path.slice('/receipt/'.length);
  for (const spelling of [`/RECEIPT/${code}`, `/Receipt/${code}/?from=mail`]) {
    await page.goto(spelling);
    await expectReceipt(page);
    await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  expectBrowserError(/404/);
  await page.goto(`/receipt/${code.slice(0, -1)}`);
  await expect(h1(page)).toHaveText('We can’t find this receipt');
});

for (const missing of ['/receipt', '/receipt/nothing', '/receipt/50%25 <b>off']) {
  test(`${missing} says that the receipt was not found, and links to the home page`, async ({
    page,
    expectBrowserError,
  }) => {
    if (missing !== '/receipt') expectBrowserError(/404/);
    await page.goto(missing);
    await expect(h1(page)).toHaveText('We can’t find this receipt');
    await expect(page).toHaveTitle('We can’t find this receipt · Kindcrate');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).last().click();
    await expect(page).toHaveURL('/');
  });
}

test('a receipt that failed to load can be retried with the keyboard', async ({
  page,
  request,
  registerDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/503/);
  expectBrowserError(/ApiError/);
  const { path } = await receiveToys(request, await registerDonor());
  await failRequests(page);
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the receipt right now.');
  await page.unroute('**/api/receipt/*');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expectReceipt(page);
  await expect(page.locator(':focus')).toContainText('Wooden toys');
});

test('the receipt page without JavaScript shows a notice', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/receipt/any');
  // Playwright reads no text inside <noscript>, so the notice is located by its class.
  await expect(page.locator('noscript .notice')).toBeVisible();
  await expect(page.getByText('Looking for the receipt')).toBeHidden();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printing a receipt in ${colorScheme} mode prints only its sheet, in black on white`, async ({
    page,
    request,
    registerDonor,
  }) => {
    const { path } = await receiveToys(request, await registerDonor());
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectReceipt(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    await expectReceipt(page);
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText('Kindcrate receipt')).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'link', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const sheet = page.getByRole('article');
    await expectPrintable(page, sheet);
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(sheet).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('a receipt can be printed with the keyboard alone', async ({ page, request, registerDonor }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { path } = await receiveToys(request, await registerDonor());
  await page.goto(path);
  await expectReceipt(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
