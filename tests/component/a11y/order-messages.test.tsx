import { getThreadEndpoint, markMessagesReadEndpoint } from '@kindcrate/contract/threads';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { threadMessages } from '../../../src/workbench/thread-fixtures.ts';
import { copy } from '../copy.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';
import { testAccessibility } from './accessibility.ts';

const { messages } = copy.profile.orders;
const thread = {
  messages: threadMessages.map(({ isOwn, author: _, ...message }) => ({ ...message, fromDesk: !isOwn })),
  read: 1,
};
const unread = [{ _id: order._id, itemsName: order.itemsName, unread: 120 }];

async function openMessages(): Promise<void> {
  await openProfile('orders', { orders: [order] });
  await page.getByRole('article').getByText(messages.title, { exact: true }).click();
}

const states: Record<string, () => Promise<unknown>> = {
  'the number of new messages in the name of a tab': async () => {
    await openProfile('orders', { orders: [order] }, [], unread);
    await expect.element(page.getByRole('tab', { name: /120 new messages$/ })).toBeVisible();
    await expect.element(page.getByText(messages.unreadTitle)).toBeVisible();
  },
  'the messages about an order': async () => {
    await api.reply(getThreadEndpoint, { data: thread });
    await api.reply(markMessagesReadEndpoint, { data: { ...thread, read: 2 } });
    await openMessages();
    await expect.element(page.getByRole('list', { name: messages.list })).toBeVisible();
  },
  'an order without messages': async () => {
    await api.reply(getThreadEndpoint, { data: { messages: [], read: 0 } });
    await openMessages();
    await expect.element(page.getByText(messages.empty)).toBeVisible();
  },
  'an order whose messages could not be loaded': async () => {
    await expectBrowserError(/503|ApiError/);
    await api.respond(getThreadEndpoint, { status: 503, json: {} });
    await openMessages();
    await expect.element(page.getByText(messages.loadFailed)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the profile: ${state}`, reachState);
