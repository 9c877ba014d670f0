import { type DeskNews, deskNewsStreamPath, getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import { formatMessage } from '@kindcrate/contract/message-format';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { $deskNews } from '../../../src/stores/desk-news.ts';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, orderLinks, replyWithNews, staffCopy } from '../desk.tsx';
import { api, expectProblem } from '../mock-api.ts';

const { tabs, orders: copy } = staffCopy;
const tab = (name: string) => page.getByRole('tab', { name });
const showNew = (count: number) => page.getByRole('button', { name: formatMessage(copy.queue.newOrders, { count }) });
const stream = { method: 'GET', path: deskNewsStreamPath } as const;

const orderAt = (createdAt: string, itemsName: string) => ({
  ...staffOrderWith('submitted'),
  _id: itemsName,
  itemsName,
  createdAt,
});
const coats = orderAt('2026-11-20T10:00:00.000Z', 'Coats');
const lamps = orderAt('2026-11-20T11:00:00.000Z', 'Lamps');

/** The desk requests news when the page is idle. */
const wait = { timeout: 10_000 };

/** Opens the queue with one order. */
async function openQueue(news: DeskNews): Promise<void> {
  await openDesk('orders', { orders: [coats], news });
  await expect.element(orderLinks).toHaveLength(1);
  await expect.poll(() => $deskNews.get(), wait).toEqual(news);
}

/** Lets more news arrive, in a new stream. */
async function arrive(news: DeskNews): Promise<void> {
  await replyWithNews(news);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => $deskNews.get(), wait).toEqual(news);
}

test('the tab of the messages says how many are unanswered', async () => {
  await openDesk('brands', { news: { submitted: [], messages: 4 } });
  const badge = formatMessage(tabs.badges.messages, { count: 4 });
  await expect.element(tab(`${tabs.messages} ${badge}`)).toBeVisible();
  await arrive({ submitted: [], messages: 0 });
  await expect.element(tab(badge)).not.toBeInTheDocument();
});

test('orders that the queue shows are not new', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  await expect.element(tab(formatMessage(tabs.badges.orders, { count: 1 }))).not.toBeInTheDocument();
  await expect.element(showNew(1)).not.toBeInTheDocument();
});

test('an order that arrives later is announced in the tab of the orders and by a button above the list, which reloads it', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  await arrive({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  const badge = formatMessage(tabs.badges.orders, { count: 1 });
  await expect.element(tab(`${tabs.orders} ${badge}`)).toBeVisible();
  await api.reply(listStaffOrdersEndpoint, { result: [lamps, coats], next: null });
  await showNew(1).click();
  await expect.element(orderLinks).toHaveLength(2);
  await expect.element(showNew(1)).not.toBeInTheDocument();
  await expect.element(tab(badge)).not.toBeInTheDocument();
});

test('the list does not move when an order arrives', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  const top = () => orderLinks.first().element().getBoundingClientRect().top;
  const before = top();
  await arrive({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  await expect.element(showNew(1)).toBeVisible();
  expect(top()).toBe(before);
});

test('without a stream, the desk requests the news regularly', async () => {
  await expectProblem(/503/);
  await openDesk('brands');
  await expect.poll(() => $deskNews.get(), wait).toEqual({ submitted: [], messages: 0 });
  await api.respond(stream, { status: 503, json: {} });
  await api.reply(getDeskNewsEndpoint, { data: { submitted: [], messages: 3 } });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => $deskNews.get(), wait).toEqual({ submitted: [], messages: 3 });
});

test('the button of new orders also empties the form of the filters, which the list no longer uses', async () => {
  history.replaceState(null, '', `${location.pathname}?status=submitted`);
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  const status = page.getByLabelText(copy.status, { exact: true });
  await expect.element(status).toHaveValue('submitted');
  await arrive({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  await showNew(1).click();
  await expect.element(status).toHaveValue('');
});
