import { orderNumber } from '@kindcrate/contract/order-number';
import type { APIRequestContext, Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { changeOrderStatus, changesUntilReceived, placeOrder, receiptCodeOf } from './orders.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
const isThere = (page: Page) => expect(fact(page, 'Goods')).toBeVisible();

/** Three toys were offered and two came. */
async function receiveToys(request: APIRequestContext, donor: Donor) {
  const id = await placeOrder(request, donor, { itemsName: 'Wooden toys', quantity: 3 });
  await changeOrderStatus(request, id, ...changesUntilReceived(2));
  return { id, path: `/receipt/${await receiptCodeOf(request, donor, id)}` };
}

/** Answers with a failure, until it is taken back. */
const fail = (page: Page) => page.route('**/api/receipt/*', (route) => route.fulfill({ status: 503, body: '' }));

test('says to anyone who has its address what came, and nothing of who gave', async ({
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
  const heard = [...(await Promise.all(replies)), await page.content()].join();
  expect(heard).not.toMatch(/Ines|09876543210|4 Mill Lane/);
  expect(heard).not.toContain(donor.email);
  expect(replies).toHaveLength(1);
});

test('names the donor for as long as the donor wants it', async ({ page, browser, baseURL, request, signInDonor }) => {
  const { path } = await receiveToys(request, await signInDonor({ username: 'Ines' }));
  const anyone = await browser.newPage(baseURL ? { baseURL } : {});
  await page.goto('/profile#orders');
  const choice = page.getByRole('checkbox', { name: 'Show my name on it' });
  await choice.check();
  await expect(page.getByText('Your receipt now shows your name.')).toBeVisible();
  await anyone.goto(path);
  await expect(fact(anyone, 'Given by')).toHaveText('Ines');
  await choice.uncheck();
  await expect(page.getByText('Your receipt no longer shows your name.')).toBeVisible();
  await anyone.reload();
  await isThere(anyone);
  await expect(anyone.getByText('Ines')).toHaveCount(0);
  await anyone.context().close();
});

test('says when it was withdrawn', async ({ page, request, registerDonor }) => {
  const { id, path } = await receiveToys(request, await registerDonor());
  await changeOrderStatus(request, id, { status: 'declined', reason: 'Woodworm' });
  await page.goto(path);
  await expect(page.getByText(/This receipt was withdrawn on [A-Z][a-z]+ \d{1,2}, \d{4}\./)).toBeVisible();
  await expect(page.getByText('Woodworm')).toHaveCount(0);
});

test('is found in any letter case of the path, with its code as it is, and is kept out of search engines', async ({
  page,
  request,
  registerDonor,
  expectProblem,
  baseURL,
}) => {
  const { path } = await receiveToys(request, await registerDonor());
  const code = path.slice('/receipt/'.length);
  for (const spelling of [`/RECEIPT/${code}`, `/Receipt/${code}/?from=mail`]) {
    await page.goto(spelling);
    await isThere(page);
    await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  expectProblem(/404/);
  await page.goto(`/receipt/${code.slice(0, -1)}`);
  await expect(h1(page)).toHaveText('We can’t find this receipt');
});

for (const missing of ['/receipt', '/receipt/nothing', '/receipt/50%25 <b>off']) {
  test(`says kindly that there is none at ${missing}`, async ({ page, expectProblem }) => {
    if (missing !== '/receipt') expectProblem(/404/);
    await page.goto(missing);
    await expect(h1(page)).toHaveText('We can’t find this receipt');
    await expect(page).toHaveTitle('We can’t find this receipt · Kindcrate');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).last().click();
    await expect(page).toHaveURL('/');
  });
}

test('says when it could not be loaded, and tries again when asked, by keyboard too', async ({
  page,
  request,
  registerDonor,
  expectProblem,
}) => {
  expectProblem(/503/);
  expectProblem(/ApiError/);
  const { path } = await receiveToys(request, await registerDonor());
  await fail(page);
  await page.goto(path);
  await expect(page.getByText('We couldn’t load the receipt right now.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/receipt/*');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await isThere(page);
  await expect(page.locator(':focus')).toContainText('Wooden toys');
});

test('says without script what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/receipt/any');
  // Playwright reads no text inside <noscript>, so it is found by its place.
  await expect(page.locator('noscript .notice')).toBeVisible();
  await expect(page.getByText('Looking for the receipt')).toBeHidden();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`prints the sheet alone, ${colorScheme}`, async ({ page, request, registerDonor }) => {
    const { path } = await receiveToys(request, await registerDonor());
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await isThere(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    await isThere(page);
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText('Kindcrate receipt')).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'link', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const sheet = page.getByRole('article');
    await expect(sheet).toHaveCSS('color', 'rgb(29, 42, 35)');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  });
}

test('prints by its button, by keyboard alone', async ({ page, request, registerDonor }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { path } = await receiveToys(request, await registerDonor());
  await page.goto(path);
  await isThere(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
