import type { CoinEntry } from '@kindcrate/contract/coin-ledger';
import type { CoinRule } from '@kindcrate/contract/coins';
import type { Order } from '@kindcrate/contract/orders';
import type { Receipt } from '@kindcrate/contract/receipts';
import type { YearlyStatement } from '@kindcrate/contract/statements';
import { brand, order } from './fixtures.ts';
import { longTitle, widestUsername } from './long-fixtures.ts';

// Sample API replies about coins and receipts, for donors.

const onDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:30:00.000Z`;
const code = 'qK7Jm2xVQ0aZr4Tn8LdPeg';

const historyUntilReceived = [
  ...order.history,
  { status: 'accepted', at: onDay(9) },
  { status: 'received', at: onDay(12) },
] as const;

/** Two of three pieces arrived. */
export const receivedOrder: Order = {
  ...order,
  _id: 'order-received',
  status: 'received',
  history: [...historyUntilReceived],
  canCancel: false,
  receivedQuantity: 2,
  coins: 12,
  receipt: { code, showName: true },
};

/** The goods turned out to be unusable, so the coins were taken back. */
export const declinedOrder: Order = {
  ...receivedOrder,
  _id: 'order-declined',
  status: 'declined',
  history: [
    ...historyUntilReceived,
    { status: 'declined', at: onDay(14), reason: 'There were moths in both of them. We are sorry.' },
  ],
  coins: 0,
};

export const receipt: Receipt = {
  code,
  number: 'KC-3F2A91C7-5D0E',
  itemsName: order.itemsName,
  quantity: 2,
  items: [{ name: order.itemsName, quantity: 2 }],
  charity: { title: order.charity.title },
  receivedAt: onDay(12),
  coins: 12,
};

export const longReceipt: Receipt = {
  ...receipt,
  itemsName: longTitle,
  items: [{ name: longTitle, quantity: 2 }],
  charity: { title: longTitle },
  donorName: widestUsername,
};

const { number, quantity, charity, receivedAt, coins } = receipt;
const gift = { number, itemsName: receipt.itemsName, quantity, charity, receivedAt, coins };

export const statement: YearlyStatement = {
  year: 2026,
  donor: { username: 'Ines', email: 'ines@example.com' },
  gifts: [gift, { ...gift, number: 'KC-9B0E44D2-77A1', itemsName: 'Wool blankets', quantity: 1, coins: 11 }],
  pieces: 3,
  coins: 23,
  coinValue: { amount: 575, currency: 'EGP' },
  years: [2026, 2025],
};

export const emptyStatement: YearlyStatement = {
  ...statement,
  gifts: [],
  pieces: 0,
  coins: 0,
  years: [2025],
};

export const longStatement: YearlyStatement = {
  ...statement,
  donor: { username: widestUsername, email: `${'w'.repeat(64)}@${'w'.repeat(60)}.com` },
  gifts: [{ ...gift, itemsName: longTitle, charity: { title: longTitle } }],
  coinValue: null,
};

export const coinRule: CoinRule = { perOrder: 10, perItem: 1, most: 60 };

const { _id, itemsName } = order;

export const coinEntries: CoinEntry[] = [
  { _id: '4', amount: -12, kind: 'reversal', createdAt: onDay(14), order: { _id, itemsName } },
  { _id: '3', amount: -1200, kind: 'spending', createdAt: onDay(13), brand, reference: 'KC-7Q2M-9XKD' },
  { _id: '2', amount: 12, kind: 'earning', createdAt: onDay(12), order: { _id, itemsName } },
  { _id: '1', amount: 60, kind: 'earning', createdAt: onDay(1), order: { _id: 'long', itemsName: longTitle } },
];
