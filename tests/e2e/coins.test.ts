import type { CoinEntry } from '@kindcrate/contract/coins';
import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';
import { logIn } from './log-in.ts';
import { arrival, earnCoins, giveGoods, moveAlong } from './staff-calls.ts';
import { askFor, codeOf, lookUp, openDesk, spendCoins } from './till.ts';

const balance = (page: Page) => page.getByText(/coins to spend$/);
const entries = (page: Page) => page.getByRole('list', { name: 'Earned and spent' }).getByRole('listitem');
const time = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M`;

/** Gives what the API gives, but a line at a time. */
async function giveByLine(page: Page): Promise<void> {
  await page.route('**/api/coins*', async (route) => {
    const url = new URL(route.request().url());
    const after = Number(url.searchParams.get('after') ?? 0);
    url.search = '';
    const response = await route.fetch({ url: url.href });
    const { data } = await response.json();
    const lines: CoinEntry[] = data.entries.slice(after, after + 1);
    const next = after + 1 < data.entries.length ? `${after + 1}` : null;
    await route.fulfill({ response, json: { data: { ...data, entries: lines, next } } });
  });
}

test('shows what is left, and every coin with its donation or its brand, the reference and the time', async ({
  page,
  request,
  signInDonor,
}) => {
  const donor = await signInDonor();
  await moveAlong(request, await giveGoods(request, donor, { itemsName: 'Wooden toys' }), ...arrival(5));
  const { brand, reference } = await spendCoins(request, donor, 4);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See your coin history' }).click();
  await expect(balance(page)).toHaveText('11 coins to spend');
  await expect(entries(page)).toHaveText([
    new RegExp(`^-4 Spent at ${brand}${time}Reference ${reference}$`),
    new RegExp(`^\\+15 Earned for Wooden toys${time}$`),
  ]);
  await page.getByRole('link', { name: 'Show my QR code' }).click();
  await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
});

test('says how the first coins are earned to who has none, and leads there', async ({ page, signInDonor }) => {
  await signInDonor();
  await page.goto('/coins');
  await expect(balance(page)).toHaveText('0 coins to spend');
  await expect(page.getByText('No coins yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How you earn them' })).toContainText(
    'you earn 10 coins for it, plus 1 for each piece we receive. The most you can earn for one donation is 60.',
  );
  await page.getByRole('link', { name: 'Give something' }).click();
  await expect(page).toHaveURL('/donationform');
});

test('shows a debt, and what made it', async ({ page, request, signInDonor }) => {
  const donor = await signInDonor();
  const id = await giveGoods(request, donor, { itemsName: 'Wooden toys' });
  await moveAlong(request, id, ...arrival(2));
  await spendCoins(request, donor, 9);
  await moveAlong(request, id, { status: 'declined', reason: 'Woodworm' });
  await page.goto('/coins');
  await expect(balance(page)).toHaveText('0 coins to spend');
  await expect(page.getByText('We had to take back 9 coins you had already spent.')).toBeVisible();
  await expect(entries(page).first()).toContainText('-12 Taken back for Wooden toys');
  await expect(page.getByRole('link', { name: 'Give something' })).toBeVisible();
});

test('comes page by page, and leads who asks for the next one by keyboard to what came', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  const donor = await signInDonor();
  for (const pieces of [1, 2, 3]) await earnCoins(request, donor, pieces);
  await giveByLine(page);
  await page.goto('/coins');
  await expect(entries(page)).toHaveText([/^\+13/]);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveText([/^\+13/, /^\+12/]);
  await expect(entries(page).nth(1)).toBeFocused();

  expectProblem(/503/);
  expectProblem(/ApiError/);
  await page.route('**/api/coins*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We couldn’t load your coins.')).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  await expect(balance(page)).toHaveText('36 coins to spend');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveText([/^\+13/, /^\+12/, /^\+11/]);
  await expect(entries(page).last()).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('names no balance while it is not known, and tries again when asked', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  expectProblem(/503/);
  expectProblem(/ApiError/);
  await earnCoins(request, await signInDonor(), 2);
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/coins', async (route) => {
    await answers.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/coins');
  await expect(page.getByText('Counting your coins')).toBeVisible();
  await expect(balance(page)).toHaveCount(0);
  answers.resolve();
  await expect(page.getByText('We couldn’t load your coins.')).toBeVisible();
  await expect(balance(page)).toHaveCount(0);
  await page.unroute('**/api/coins');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(balance(page)).toHaveText('12 coins to spend');
});

test('goes without the rule when it cannot be had', async ({ page, signInDonor, expectProblem }) => {
  expectProblem(/503/);
  expectProblem(/ApiError/);
  await signInDonor();
  await page.route('**/api/coins/rule', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/coins');
  await expect(page.getByText('No coins yet.')).toBeVisible();
  await expect(page.getByText('How you earn them')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('asks for a partner, in every tab until one has answered, and counts anew after the answer', async ({
  page,
  browser,
  context,
  request,
  problems,
  baseURL,
  signInDonor,
}) => {
  const donor = await signInDonor({ username: 'Ines' });
  await earnCoins(request, donor, 20);
  await page.goto('/coins');
  await expect(balance(page)).toHaveText('30 coins to spend');
  const till = await browser.newContext(baseURL ? { baseURL } : {});
  await problems.watch(till);
  const desk = await till.newPage();
  const brand = await openDesk(desk, request);
  await lookUp(desk, (await codeOf(request, donor)).shortCode);
  await askFor(desk, 7);

  const question = page.getByRole('alertdialog', { name: `${brand} is asking for 7 coins` });
  await expect(question.getByRole('heading')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/coins');
  await expect(other.getByRole('alertdialog', { name: `${brand} is asking for 7 coins` })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  const answered = { name: `You spent 7 coins at ${brand}.` };
  await expect(page.getByRole('alertdialog', answered)).toBeVisible();
  await expect(other.getByRole('alertdialog', answered)).toBeVisible();
  const reference = /KC-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('alertdialog').innerText())?.[0] ?? '';
  await expect(desk.getByText(reference)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(balance(page)).toHaveText('23 coins to spend');
  await expect(entries(page).first()).toContainText(reference);
  await till.close();
});

test('is for those who are logged in, who come back to it', async ({ page, registerDonor }) => {
  const donor = await registerDonor();
  await page.goto('/coins');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  await logIn(page, donor);
  await expect(page).toHaveURL('/coins');
  await expect(balance(page)).toBeVisible();
});
