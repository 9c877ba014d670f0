import { type DeskNews, deskNewsStreamPath, getDeskNewsEndpoint } from '@kindcrate/contract/desk-news';
import { formatMessage } from '@kindcrate/contract/message-format';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { $deskNews } from '../../../src/stores/desk-news.ts';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, orderLinks, replyWithNews, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';

const { tabs, orders: copy } = staffCopy;
const tab = (name: string) => page.getByRole('tab', { name });
const newOrdersButton = (count: number) =>
  page.getByRole('button', { name: formatMessage(copy.queue.newOrders, { count }) });
const stream = { method: 'GET', path: deskNewsStreamPath } as const;

const orderAt = (createdAt: string, itemsName: string) => ({
  ...staffOrderWith('submitted'),
  _id: itemsName,
  itemsName,
  createdAt,
});
const coats = orderAt('2026-11-20T10:00:00.000Z', 'Coats');
const lamps = orderAt('2026-11-20T11:00:00.000Z', 'Lamps');

/** Long, because the desk waits until the page is idle before it requests news. */
const longTimeout = { timeout: 10_000 };

/** Opens the queue with one order. */
async function openQueue(news: DeskNews): Promise<void> {
  await openDesk('orders', { orders: [coats], news });
  await expect.element(orderLinks).toHaveLength(1);
  await expect.poll(() => $deskNews.get(), longTimeout).toEqual(news);
}

/** Makes the desk open a new stream that delivers the given news. */
async function deliver(news: DeskNews): Promise<void> {
  await replyWithNews(news);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => $deskNews.get(), longTimeout).toEqual(news);
}

test('the Messages tab shows how many threads are unanswered', async () => {
  await openDesk('brands', { news: { submitted: [], messages: 4 } });
  const badge = formatMessage(tabs.badges.messages, { count: 4 });
  await expect.element(tab(`${tabs.messages} ${badge}`)).toBeVisible();
  await deliver({ submitted: [], messages: 0 });
  await expect.element(tab(badge)).not.toBeInTheDocument();
});

test('orders that the queue already shows are not counted as new', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  await expect.element(tab(formatMessage(tabs.badges.orders, { count: 1 }))).not.toBeInTheDocument();
  await expect.element(newOrdersButton(1)).not.toBeInTheDocument();
});

test('an order that arrives later is announced in the Orders tab, and above the list by a button that reloads the list', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  await deliver({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  const badge = formatMessage(tabs.badges.orders, { count: 1 });
  await expect.element(tab(`${tabs.orders} ${badge}`)).toBeVisible();
  await api.reply(listStaffOrdersEndpoint, { result: [lamps, coats], next: null });
  await newOrdersButton(1).click();
  await expect.element(orderLinks).toHaveLength(2);
  await expect.element(newOrdersButton(1)).not.toBeInTheDocument();
  await expect.element(tab(badge)).not.toBeInTheDocument();
});

test('the list of orders does not move when an order arrives', async () => {
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  const top = () => orderLinks.first().element().getBoundingClientRect().top;
  const before = top();
  await deliver({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  await expect.element(newOrdersButton(1)).toBeVisible();
  expect(top()).toBe(before);
});

test('when the stream of desk news fails, the desk polls for news instead', async () => {
  await expectBrowserError(/503/);
  await openDesk('brands');
  await expect.poll(() => $deskNews.get(), longTimeout).toEqual({ submitted: [], messages: 0 });
  await api.respond(stream, { status: 503, json: {} });
  await api.reply(getDeskNewsEndpoint, { data: { submitted: [], messages: 3 } });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => $deskNews.get(), longTimeout).toEqual({ submitted: [], messages: 3 });
});

test('the button for new orders also clears the filter form, because the reloaded list is not filtered', async () => {
  history.replaceState(null, '', `${location.pathname}?status=submitted`);
  await openQueue({ submitted: [coats.createdAt], messages: 0 });
  const status = page.getByLabelText(copy.status, { exact: true });
  await expect.element(status).toHaveValue('submitted');
  await deliver({ submitted: [lamps.createdAt, coats.createdAt], messages: 0 });
  await newOrdersButton(1).click();
  await expect.element(status).toHaveValue('');
});
