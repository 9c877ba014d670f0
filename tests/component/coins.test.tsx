import { type CoinEntry, listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { coinEntries } from '../../src/workbench/coin-fixtures.ts';
import { api, expectBrowserError } from './mock-api.ts';
import { mountCoins, openCoins } from './screens.tsx';
import { button } from './site-forms.tsx';

const balance = page.getByText(/coins to spend$/);
const entries = page.getByRole('list', { name: 'Earned and spent' }).getByRole('listitem');
const shownAmounts = () => entries.elements().map((entry) => /^[+-]\d+/.exec(entry.textContent ?? '')?.[0]);
const unavailable = { status: 503, body: '' };

/** Expects the errors that the browser reports while the API is unavailable. */
async function expectErrorsOfUnavailableApi() {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
}

const earning = (amount: number): CoinEntry => ({
  _id: `${amount}`,
  amount,
  kind: 'earning',
  createdAt: '2026-11-14T09:30:00.000Z',
  order: { _id: 'order', itemsName: 'Wooden toys' },
});

const coinPage = (amount: number, next: string | null) => ({
  data: { balance: 36, debt: 0, entries: [earning(amount)], next },
});

test('the coins page shows a donor without coins how to earn the first ones, with a link to the donation form', async () => {
  await openCoins();
  await expect.element(balance).toHaveTextContent('0 coins to spend');
  await expect.element(page.getByText('No coins yet.')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'How you earn them' }))
    .toMatchTextContent(
      'you earn 10 coins for it, plus 1 for each piece we receive. The most you can earn for one donation is 60',
    );
  await expect.element(page.getByRole('link', { name: 'Give something' })).toHaveAttribute('href', '/donationform');
});

test('the coins page shows a debt and the coin entry that caused it', async () => {
  await openCoins({ debt: 9, entries: coinEntries });
  await expect.element(balance).toHaveTextContent('0 coins to spend');
  await expect.element(page.getByText('We had to take back 9 coins you had already spent.')).toBeVisible();
  await expect.element(entries.first()).toMatchTextContent('-12 Taken back for Three winter coats');
  await expect.element(page.getByRole('link', { name: 'Give something' })).toBeVisible();
});

test('the coins page loads coin entries page by page and moves the keyboard focus to the first new entry', async () => {
  await expectErrorsOfUnavailableApi();
  await api.respond(listCoinsEndpoint, { json: coinPage(13, '1') }, { json: coinPage(12, '2') }, unavailable, {
    json: coinPage(11, null),
  });
  await mountCoins();
  await expect.poll(shownAmounts).toEqual(['+13']);
  const more = button('Show more');
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAmounts).toEqual(['+13', '+12']);
  await expect.element(entries.nth(1)).toHaveFocus();

  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('We couldn’t load your coins.')).toBeVisible();
  expect(shownAmounts()).toEqual(['+13', '+12']);
  await expect.element(balance).toHaveTextContent('36 coins to spend');
  await expect.element(button('Try again')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAmounts).toEqual(['+13', '+12', '+11']);
  await expect.element(entries.last()).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
  expect((await api.sent(listCoinsEndpoint)).map(({ query }) => query.after)).toEqual([undefined, '1', '2', '2']);
});

test('the coins page shows no balance before it has loaded, and can be loaded again after a failure', async () => {
  await expectErrorsOfUnavailableApi();
  const pending = await api.keepPending(listCoinsEndpoint);
  await mountCoins();
  await expect.element(page.getByText('Counting your coins')).toBeVisible();
  await expect.element(balance).not.toBeInTheDocument();
  await pending.release(unavailable);
  await expect.element(page.getByText('We couldn’t load your coins.')).toBeVisible();
  await expect.element(balance).not.toBeInTheDocument();
  await api.reply(listCoinsEndpoint, coinPage(12, null));
  await button('Try again').click();
  await expect.element(balance).toHaveTextContent('36 coins to spend');
});

test('the coins page leaves out a coin rule that could not be loaded', async () => {
  await expectErrorsOfUnavailableApi();
  await api.respond(getCoinRuleEndpoint, unavailable);
  await openCoins({}, { withRule: false });
  await expect.element(page.getByText('No coins yet.')).toBeVisible();
  await expect.element(page.getByText('How you earn them')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
