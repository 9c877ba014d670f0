import {
  getThreadEndpoint,
  listUnreadThreadsEndpoint,
  markMessagesReadEndpoint,
  type Thread,
  writeMessageEndpoint,
} from '@kindcrate/contract/threads';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { copy } from '../copy.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';

const messagesCopy = copy.profile.orders.messages;
const card = page.getByRole('article');
const messages = page.getByRole('list', { name: messagesCopy.list }).getByRole('listitem');
const field = page.getByLabelText(messagesCopy.text);
const deskMessage = {
  _id: 'reply',
  sequence: 1,
  fromDesk: true,
  text: 'We open at 9.',
  at: '2026-11-08T09:30:00.000Z',
};
const thread: Thread = { messages: [deskMessage], read: 0 };
const ownMessage = { _id: 'own', sequence: 2, fromDesk: false, text: 'See you then', at: '2026-11-08T10:30:00.000Z' };
const otherOrder = { ...order, _id: 'other', itemsName: 'Blankets' };

test('orders with new messages are also listed separately, each with a button that opens the order with its messages', async () => {
  await api.reply(getThreadEndpoint, { data: thread });
  await api.reply(markMessagesReadEndpoint, { data: { ...thread, read: 1 } });
  await openProfile(
    'orders',
    { orders: [order, otherOrder] },
    [],
    [{ _id: 'other', itemsName: 'Blankets', unread: 1 }],
  );
  await page.getByRole('button', { name: 'Blankets (1 new)' }).click();
  await expect.element(card).toHaveAccessibleName('Blankets');
  await expect.element(messages.nth(0)).toMatchTextContent(/^New.*We open at 9\.$/);
  await expect.element(page.getByText(messagesCopy.unreadTitle)).not.toBeInTheDocument();
  expect((await api.sent(markMessagesReadEndpoint))[0]?.body).toBe('{"read":1}');
});

test('the name of the orders tab contains the number of unread messages about all orders', async () => {
  await api.reply(getThreadEndpoint, { data: thread });
  await api.reply(markMessagesReadEndpoint, { data: { ...thread, read: 1 } });
  await openProfile(
    '',
    { orders: [order, otherOrder] },
    [],
    [
      { _id: order._id, itemsName: order.itemsName, unread: 2 },
      { _id: 'other', itemsName: 'Blankets', unread: 1 },
    ],
  );
  await page.getByRole('tab', { name: `${copy.profile.tabs.orders} 3 new messages`, exact: true }).click();
  await page.getByRole('button', { name: 'Blankets (1 new)' }).click();
  await expect
    .element(page.getByRole('tab', { name: `${copy.profile.tabs.orders} 2 new messages`, exact: true }))
    .toBeVisible();
});

test('the profile of a donor without orders requests no messages', async () => {
  await openProfile('', { orders: [] });
  await page.getByRole('tab', { name: copy.profile.tabs.orders, exact: true }).click();
  await expect.element(page.getByText(copy.profile.orders.none)).toBeVisible();
  // Idle callbacks run in the order in which they were requested, so the profile's callback runs before this one.
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(await api.sent(listUnreadThreadsEndpoint)).toEqual([]);
});

test('a donor can write a message about an order, and sees it below the other messages', async () => {
  await api.reply(getThreadEndpoint, { data: { ...thread, read: 1 } });
  await api.reply(writeMessageEndpoint, {
    success: true,
    message: 'Your message has been sent.',
    data: { messages: [deskMessage, ownMessage], read: 1 },
  });
  await openProfile('orders', { orders: [order] });
  await card.getByText(messagesCopy.title, { exact: true }).click();
  await field.fill('See you then');
  await page.getByRole('button', { name: messagesCopy.submit }).click();
  await expect.element(messages.nth(1)).toMatchTextContent(/^You.*See you then$/);
  await expect.element(page.getByRole('status').getByText('Your message has been sent.')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('an empty message is refused at its field, and messages that could not be loaded can be loaded again', async () => {
  await expectBrowserError(/503|ApiError/);
  await api.respond(getThreadEndpoint, failure(503, 'Later'), { json: { data: { messages: [], read: 0 } } });
  await openProfile('orders', { orders: [order] });
  await card.getByText(messagesCopy.title, { exact: true }).click();
  await page.getByRole('button', { name: messagesCopy.tryAgain }).click();
  await expect.element(page.getByText(messagesCopy.empty)).toBeVisible();
  await page.getByRole('button', { name: messagesCopy.submit }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Message is required/);
  expect(await api.sent(writeMessageEndpoint)).toEqual([]);
});
