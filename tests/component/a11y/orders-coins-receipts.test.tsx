import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { updateReceiptEndpoint } from '@kindcrate/contract/order-receipts';
import { cancelOrderEndpoint, type Order } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  coinEntries,
  declinedOrder,
  longReceipt,
  receipt,
  receivedOrder,
} from '../../../src/workbench/coin-fixtures.ts';
import { order, profile } from '../../../src/workbench/fixtures.ts';
import { api, type EndpointKey, expectBrowserError, failure } from '../mock-api.ts';
import { mountCoins, mountReceipt, openCoins, openProfile, openReceipt } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

/** The longest text that a field accepts, without a space where a line could break. */
const longWord = 'W'.repeat(200);
const cancelableOrder: Order = { ...order, canCancel: true };

const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

async function openOrder(shownOrder: Order) {
  await openProfile('orders', { orders: [shownOrder] });
  await expect.element(page.getByRole('article')).toBeVisible();
}

async function openCancelQuestion() {
  await openOrder(cancelableOrder);
  await button('Cancel this donation').click();
  await expect.element(button('Keep it')).toBeVisible();
}

/** Makes the API answer an endpoint's requests with a 503, and expects the errors that the browser reports for it. */
async function makeUnavailable(endpoint: EndpointKey): Promise<void> {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(endpoint, { status: 503, body: '' });
}

const states: Record<string, () => Promise<unknown>> = {
  'an order with a very long name': () => openOrder({ ...cancelableOrder, itemsName: longWord }),
  'an order before its cancellation is confirmed': openCancelQuestion,
  'a canceled order': async () => {
    const data: Order = { ...cancelableOrder, status: 'cancelled', canCancel: false };
    await api.reply(cancelOrderEndpoint, { success: true, message: 'Your donation has been canceled', data });
    await openCancelQuestion();
    await button('Yes, cancel it').click();
    await expectText('Your donation has been canceled');
  },
  'an order after a failed cancellation': async () => {
    await api.respond(cancelOrderEndpoint, { json: { success: false, message: 'No.' } });
    await openCancelQuestion();
    await button('Yes, cancel it').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'an order that could no longer be canceled': async () => {
    await expectBrowserError(/409/);
    await api.respond(cancelOrderEndpoint, failure(409, 'It is too late.', 'conflict'));
    await openCancelQuestion();
    await api.reply(getProfileEndpoint, { data: { ...profile, orders: [{ ...receivedOrder, _id: order._id }] } });
    await button('Yes, cancel it').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'a declined order': () =>
    openOrder({
      ...declinedOrder,
      history: [{ status: 'declined', at: order.createdAt, reason: `No room for ${longWord}` }],
    }),
  'a received order with a name on its receipt': async () => {
    const data = { code: 'any', showName: true };
    await api.reply(updateReceiptEndpoint, { success: true, message: 'Your receipt now shows your name.', data });
    await openOrder({ ...receivedOrder, receipt: { ...data, showName: false } });
    await page.getByRole('checkbox').click();
    await expectText('Your receipt now shows your name.');
  },
  'the coins page while it loads': async () => {
    await api.keepPending(listCoinsEndpoint);
    await mountCoins();
    await expectText('Counting your coins');
  },
  'the coins page of a donor without coins': async () => {
    await openCoins();
    await expectText('No coins yet.');
  },
  'the coins page with coins that were earned and spent': async () => {
    const order = { _id: 'long', itemsName: longWord };
    const earning = { _id: '0', amount: 12, kind: 'earning', createdAt: receipt.receivedAt, order } as const;
    await openCoins({ balance: 1128, entries: [...coinEntries, earning] });
    await expectText(/^Spent at/);
  },
  'the coins page with a debt': async () => {
    await openCoins({ debt: 14, entries: coinEntries });
    await expectText(/^We had to take back/);
  },
  'the coins page when it could not be loaded': async () => {
    await makeUnavailable(listCoinsEndpoint);
    await mountCoins();
    await expectText('We couldn’t load your coins.');
  },
  'a receipt with very long names': async () => {
    await openReceipt({ ...longReceipt, itemsName: longWord });
    await expectText('Goods');
  },
  'a withdrawn receipt': async () => {
    await openReceipt({ ...receipt, withdrawnAt: receipt.receivedAt });
    await expectText(/was withdrawn/);
  },
  'a receipt while it loads': async () => {
    await api.keepPending(getReceiptEndpoint);
    await mountReceipt();
    await expectText('Looking for the receipt');
  },
  'a receipt that does not exist': async () => {
    await expectBrowserError(/404/);
    await api.respond(getReceiptEndpoint, failure(404, 'There is none.', 'not_found'));
    await mountReceipt();
    await expectText('We can’t find this receipt');
  },
  'a receipt that could not be loaded': async () => {
    await makeUnavailable(getReceiptEndpoint);
    await mountReceipt();
    await expectText('We couldn’t load the receipt');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
