import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';
import { arrival, giveGoods, moveAlong } from './staff-calls.ts';

const card = (page: Page) => page.getByRole('article');
const fact = (page: Page, name: string) =>
  card(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
const steps = (page: Page) => card(page).getByRole('listitem');
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const date = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}/;

test('shows how far a donation is in a word, and each of its steps with its date and reason', async ({
  page,
  request,
  signInDonor,
}) => {
  const id = await giveGoods(request, await signInDonor(), { itemsName: 'Wooden toys', quantity: 3 });
  const reason = 'We have no room for toys this month.';
  await moveAlong(request, id, { status: 'under review' }, { status: 'declined', reason });
  await page.goto('/profile#orders');
  await expect(card(page)).toHaveAccessibleName('Wooden toys');
  await expect(fact(page, 'Status')).toHaveText('declined');
  await expect(steps(page)).toHaveText([/^You sent it\./, /^We’re looking at it\./, /^We couldn’t take it\./]);
  for (const step of await steps(page).all()) await expect(step).toHaveText(date);
  await expect(steps(page).last()).toContainText(reason);
  await expect(button(page, 'Cancel this donation')).toHaveCount(0);
});

test('says how many pieces came, what they earned, and where the receipt is', async ({
  page,
  request,
  signInDonor,
}) => {
  const id = await giveGoods(request, await signInDonor(), { quantity: 3 });
  await moveAlong(request, id, ...arrival(2));
  await page.goto('/profile#orders');
  await expect(fact(page, 'Status')).toHaveText('received');
  await expect(fact(page, 'Quantity')).toHaveText('3 offered, 2 received');
  await expect(fact(page, 'Coins earned')).toHaveText('12');
  const number = await fact(page, 'Order number').innerText();
  await card(page).getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(/\/receipt\/[\w-]+$/);
  await expect(page.getByText(number)).toBeVisible();
});

test('asks once before it cancels, by keyboard alone, and stays where it was', async ({
  page,
  request,
  signInDonor,
}) => {
  await giveGoods(request, await signInDonor());
  await page.goto('/profile#orders');
  await button(page, 'Cancel this donation').focus();
  // Twice, as a key that is held down does: the question takes the focus, and no answer.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Are you sure you want to cancel?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Yes, cancel it')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Keep it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Cancel this donation')).toBeFocused();
  await expect(fact(page, 'Status')).toHaveText('submitted');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('status')).toHaveText('Your donation is cancelled.');
  await expect(card(page).locator(':focus')).toContainText('Your donation is cancelled');
  await expect(card(page).getByRole('button')).toHaveCount(0);
  await expect(fact(page, 'Status')).toHaveText('canceled');
  await expect(steps(page).last()).toHaveText(/^It was canceled\./);
  await page.reload();
  await expect(fact(page, 'Status')).toHaveText('canceled');
  await expect(card(page).getByRole('button')).toHaveCount(0);
});

test('says in the words of the API when it is too late, and how far the donation is by now', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  expectProblem(/409/);
  const id = await giveGoods(request, await signInDonor(), { quantity: 2 });
  await page.goto('/profile#orders');
  await button(page, 'Cancel this donation').click();
  await moveAlong(request, id, ...arrival(2));
  await button(page, 'Yes, cancel it').click();
  const word = 'This order is received, so it can no longer be cancelled.';
  await expect(card(page).getByRole('alert')).toHaveText(word);
  await expect(card(page).locator(':focus')).toContainText(word);
  await expect(card(page).getByRole('button')).toHaveCount(0);
  await expect(fact(page, 'Status')).toHaveText('received');
  await expect(card(page).getByRole('link', { name: 'See the receipt' })).toBeVisible();
});

test('is told in one tab what another one did, and stays with its donation when a new one comes in', async ({
  page,
  context,
  request,
  signInDonor,
  expectProblem,
}) => {
  expectProblem(/409/);
  const donor = await signInDonor();
  await giveGoods(request, donor, { itemsName: 'A reading lamp' });
  await page.goto('/profile#orders');
  await button(page, 'Cancel this donation').click();
  const other = await context.newPage();
  await other.goto('/profile#orders');
  await button(other, 'Cancel this donation').click();
  await button(other, 'Yes, cancel it').click();
  await expect(fact(other, 'Status')).toHaveText('canceled');
  await giveGoods(request, donor, { itemsName: 'A box of books' });
  await button(page, 'Yes, cancel it').click();
  await expect(card(page).getByRole('alert')).toContainText('This order is cancelled');
  await expect(card(page)).toHaveAccessibleName('A reading lamp');
  await expect(fact(page, 'Status')).toHaveText('canceled');
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('can be cancelled again when the call did not get through, and is cancelled once', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/ApiError/);
  await giveGoods(request, await signInDonor());
  const calls: string[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && calls.push(sent.url()));
  await page.goto('/profile#orders');
  await page.route('**/api/order/*/cancel', (route) => route.abort(), { times: 1 });
  await button(page, 'Cancel this donation').click();
  await button(page, 'Yes, cancel it').click();
  await expect(card(page).getByRole('alert')).toHaveText('We couldn’t cancel it. Please try again.');
  await expect(button(page, 'Yes, cancel it')).toBeFocused();
  await button(page, 'Yes, cancel it').dblclick();
  await expect(card(page).getByRole('status')).toHaveText('Your donation is cancelled.');
  await expect(card(page).getByRole('alert')).toHaveCount(0);
  expect(calls).toHaveLength(2);
});

test('does not ask about the next donation what was asked about this one', async ({ page, request, signInDonor }) => {
  const donor = await signInDonor();
  for (const itemsName of ['Wooden toys', 'A box of books']) await giveGoods(request, donor, { itemsName });
  await page.goto('/profile#orders');
  await expect(card(page)).toHaveAccessibleName('A box of books');
  await button(page, 'Cancel this donation').click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(card(page)).toHaveAccessibleName('Wooden toys');
  await expect(button(page, 'Yes, cancel it')).toHaveCount(0);
  await expect(button(page, 'Cancel this donation')).toBeVisible();
});

test('lets the donor choose whether the receipt says who gave, and says what became of it', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  const id = await giveGoods(request, await signInDonor({ username: 'Ines' }));
  await moveAlong(request, id, ...arrival(1));
  await page.goto('/profile#orders');
  const choice = card(page).getByRole('checkbox', { name: 'Show my name on it' });
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription('Anyone with the link can see it.');
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await expect(card(page).getByRole('status')).toHaveText('Your receipt now shows your name.');
  await expect(choice).toBeFocused();
  await page.reload();
  await expect(choice).toBeChecked();

  expectProblem(/503/);
  expectProblem(/ApiError/);
  await page.route('**/api/order/*/receipt', (route) => route.fulfill({ status: 503, body: '' }));
  await choice.click();
  await expect(card(page).getByRole('alert')).toHaveText('We couldn’t save that. Please try again.');
  await expect(choice).toBeChecked();
});
