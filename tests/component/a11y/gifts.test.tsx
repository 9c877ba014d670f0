import { listCoinsEndpoint } from '@kindcrate/contract/coins';
import { cancelOrderEndpoint, type Order } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { getReceiptEndpoint, updateReceiptEndpoint } from '@kindcrate/contract/receipts';
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
import { api, expectProblem, failure } from '../mock-api.ts';
import { mountCoins, mountDetail, openCoins, openProfile, openReceipt } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

/** One word, as long as a field takes it: a line that cannot be broken is the hardest test of a narrow screen. */
const longWord = 'W'.repeat(200);
const sentOrder: Order = { ...order, canCancel: true };

const sees = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

async function openOrder(shown: Order) {
  await openProfile('orders', { orders: [shown] });
  await expect.element(page.getByRole('article')).toBeVisible();
}

async function askToCancel() {
  await openOrder(sentOrder);
  await button('Cancel this donation').click();
  await expect.element(button('Keep it')).toBeVisible();
}

async function failToLoad() {
  await expectProblem(/503/);
  await expectProblem(/ApiError/);
  return { status: 503, body: '' };
}

const states: Record<string, () => Promise<unknown>> = {
  'an order with a very long name': () => openOrder({ ...sentOrder, itemsName: longWord }),
  'an order while it asks for confirmation of a cancellation': askToCancel,
  'a canceled order': async () => {
    const data: Order = { ...sentOrder, status: 'cancelled', canCancel: false };
    await api.reply(cancelOrderEndpoint, { success: true, message: 'Your donation is cancelled', data });
    await askToCancel();
    await button('Yes, cancel it').click();
    await sees('Your donation is cancelled');
  },
  'an order after a failed cancellation': async () => {
    await api.answer(cancelOrderEndpoint, { json: { success: false, message: 'No.' } });
    await askToCancel();
    await button('Yes, cancel it').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'an order that could no longer be canceled': async () => {
    await expectProblem(/409/);
    await api.answer(cancelOrderEndpoint, failure(409, 'It is too late.', 'conflict'));
    await askToCancel();
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
    await api.reply(updateReceiptEndpoint, { success: true, message: 'Your receipt says your name now', data });
    await openOrder({ ...receivedOrder, receipt: { ...data, showName: false } });
    await page.getByRole('checkbox').click();
    await sees('Your receipt says your name now');
  },
  'the coins while they load': async () => {
    await api.hold(listCoinsEndpoint);
    await mountCoins();
    await sees('Counting your coins');
  },
  'the coins of a donor without coins': async () => {
    await openCoins();
    await sees('No coins yet.');
  },
  'the coins with earnings and spendings': async () => {
    const order = { _id: 'long', itemsName: longWord };
    const earning = { _id: '0', amount: 12, kind: 'earning', createdAt: receipt.receivedAt, order } as const;
    await openCoins({ balance: 1128, entries: [...coinEntries, earning] });
    await sees(/^Spent at/);
  },
  'the coins with a debt': async () => {
    await openCoins({ debt: 14, entries: coinEntries });
    await sees(/^We had to take back/);
  },
  'the coins when they could not be loaded': async () => {
    await api.answer(listCoinsEndpoint, await failToLoad());
    await mountCoins();
    await sees('We couldn’t load your coins.');
  },
  'a receipt': async () => {
    await openReceipt({ ...longReceipt, itemsName: longWord });
    await sees('Goods');
  },
  'a withdrawn receipt': async () => {
    await openReceipt({ ...receipt, withdrawnAt: receipt.receivedAt });
    await sees(/was withdrawn/);
  },
  'a receipt while it loads': async () => {
    await api.hold(getReceiptEndpoint);
    await mountDetail('receipt');
    await sees('Looking for the receipt');
  },
  'a receipt that does not exist': async () => {
    await expectProblem(/404/);
    await api.answer(getReceiptEndpoint, failure(404, 'There is none.', 'not_found'));
    await mountDetail('receipt');
    await sees('We can’t find this receipt');
  },
  'a receipt that could not be loaded': async () => {
    await api.answer(getReceiptEndpoint, await failToLoad());
    await mountDetail('receipt');
    await sees('We couldn’t load the receipt');
  },
};

for (const [state, reach] of Object.entries(states)) testAccessibility(state, reach);
