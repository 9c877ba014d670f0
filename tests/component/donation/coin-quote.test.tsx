import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { advance, stopClock } from '../clock.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { field, openAndFillIn, openDonation, siteForms, submit } from '../site-forms.tsx';

const quote = page.getByText(/^You’ll earn about \d+ coins when it arrives\.$/);
const quantity = field('Quantity');
/** Milliseconds from the last key press to the quote. */
const quoteDelay = 400;
const data = { _id: 'order-1', status: 'submitted' } as const;
const successReply = { success: true, message: 'Your Donation was sent successfully!', data };

test('the donation form quotes the coins for the typed quantity, and shows no quote for an invalid quantity', async () => {
  stopClock();
  await openDonation();
  await expect.element(quote).not.toBeInTheDocument();
  for (const [typed, coins] of [
    ['3', 13],
    ['70', 60],
  ] as const) {
    await quantity.fill(typed);
    await advance(quoteDelay);
    await expect.element(quote).toHaveTextContent(`You’ll earn about ${coins} coins when it arrives.`);
  }
  for (const invalid of ['', '0', '2.5', 'two']) {
    await quantity.fill(invalid);
    await advance(quoteDelay);
    await expect.element(quote).not.toBeInTheDocument();
    await quantity.fill('1');
    await advance(quoteDelay);
    await expect.element(quote).toMatchTextContent(' 11 coins');
  }
});

test('the donation form announces a quote in a polite live region, 400 ms after the last key press', async () => {
  const announced: string[] = [];
  stopClock();
  await openDonation();
  const region = document.querySelector('.coin-quote') as Element;
  expect(region.getAttribute('aria-live')).toBe('polite');
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, changes);
  await quantity.fill('');
  for (const digit of '1234') {
    await userEvent.keyboard(digit);
    await advance(quoteDelay - 1);
  }
  await advance(1);
  await expect.poll(() => announced).toEqual(['You’ll earn about 60 coins when it arrives.']);
});

test('the donation form removes the coin quote once the donation has been sent', async () => {
  await api.reply(placeOrderEndpoint, successReply);
  await openAndFillIn(siteForms.donation);
  await expect.element(quote).toMatchTextContent(' 11 coins');
  await submit(siteForms.donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  await expect.element(quote).not.toBeInTheDocument();
});

test('a donation can be sent, without a coin quote, when the coin rule cannot be loaded', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  await api.reply(placeOrderEndpoint, successReply);
  const { donation } = siteForms;
  await api.respond(getCoinRuleEndpoint, { status: 503, body: '' });
  await openAndFillIn({ ...donation, open: () => openDonation({ withRule: false }) });
  await submit(donation);
  await expect.element(page.getByText(successReply.message)).toBeVisible();
  await expect.element(quote).not.toBeInTheDocument();
});
