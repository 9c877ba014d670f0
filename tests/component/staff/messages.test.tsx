import {
  getStaffThreadEndpoint,
  listStaffThreadsEndpoint,
  replyToThreadEndpoint,
  updateStaffThreadEndpoint,
} from '@kindcrate/contract/staff-threads';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answeredThread, answeredThreadDetails, thread, threadDetails } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openThread } from '../threads.tsx';

const copy = staffCopy.orders.thread;
const rows = page.getByRole('list', { name: staffCopy.tabs.messages }).getByRole('link');
const messages = page.getByRole('list', { name: copy.list }).getByRole('listitem');
const field = page.getByLabelText(copy.text);
const sendButton = page.getByRole('button', { name: copy.submit });
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const successReply = {
  success: true,
  message: 'Your reply has been sent.',
  data: {
    ...threadDetails,
    waitingSince: null,
    unread: 0,
    read: 1,
    messages: [
      ...threadDetails.messages,
      { _id: 'reply', sequence: 2, fromDesk: true, by: 'Robin', text: 'On Saturday', at: '2026-11-08T09:30:00.000Z' },
    ],
  },
};

test('opening a message marks it as read for the whole desk, and puts its id into the URL of the page', async () => {
  await openThread(threadDetails);
  await expect.element(messages.nth(0)).toMatchTextContent(/^NewRuth/);
  await expect.poll(() => api.sent(updateStaffThreadEndpoint)).toHaveLength(1);
  expect((await api.sent(updateStaffThreadEndpoint))[0]?.body).toBe('{"read":1}');
  await expect.element(rows.nth(0)).toMatchTextContent('Ruth');
  expect([parameter('thread'), location.hash]).toEqual(['message', '#messages']);
});

test('a reply is sent with the sequence number of the last message that was seen, and appears below the messages', async () => {
  await openThread(threadDetails);
  await api.reply(replyToThreadEndpoint, successReply);
  await field.fill('On Saturday');
  await sendButton.click();
  await expect.element(page.getByRole('status').getByText(successReply.message)).toBeVisible();
  await expect.element(messages.nth(1)).toMatchTextContent(/^Robin.*On Saturday$/);
  await expect.element(field).toHaveValue('');
  const [sent] = await api.sent(replyToThreadEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ text: 'On Saturday', read: 1 });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
});

test('a reply that could not be sent keeps its text and its idempotency key for the retry', async () => {
  await expectBrowserError(/ApiError|ERR_/);
  await openThread(threadDetails);
  await api.respond(replyToThreadEndpoint, { abort: 'connectionreset' }, { json: successReply });
  await field.fill('On Saturday');
  await sendButton.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(copy.failure));
  await expect.element(page.getByText(copy.offline)).toBeVisible();
  await sendButton.click();
  await expect.element(messages.nth(1)).toBeVisible();
  const [first, second] = await api.sent(replyToThreadEndpoint);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('what is typed in one thread is not shown in another, and comes back when its own thread is opened again', async () => {
  await openDesk('messages', { threads: [thread, answeredThread] });
  await api.reply(updateStaffThreadEndpoint, { success: true, message: 'Read', data: threadDetails });
  await api.reply(
    getStaffThreadEndpoint,
    { data: threadDetails },
    { data: answeredThreadDetails },
    { data: threadDetails },
  );
  await rows.nth(0).click();
  await field.fill('To Ruth');
  await rows.nth(1).click();
  await expect.element(messages.nth(1)).toBeVisible();
  await expect.element(field).toHaveValue('');
  await rows.nth(0).click();
  await expect.element(field).toHaveValue('To Ruth');
  await expect.element(page.getByText(copy.draftRestored)).toBeVisible();
});

test('the keys j and k open the next and the previous message, but not while someone types', async () => {
  await openDesk('messages', { threads: [thread, answeredThread] });
  await api.reply(updateStaffThreadEndpoint, { success: true, message: 'Read', data: threadDetails });
  await api.reply(
    getStaffThreadEndpoint,
    { data: threadDetails },
    { data: answeredThreadDetails },
    { data: threadDetails },
  );
  await expect.element(rows.nth(1)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(rows.nth(0)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('k');
  await expect.element(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await field.fill('');
  await userEvent.type(field.element(), 'jk');
  await expect.element(field).toHaveValue('jk');
  await expect.element(rows.nth(0)).toHaveAttribute('aria-current', 'true');
});

test('a thread can be assigned to the person who opened it, and marked as answered', async () => {
  const assigned = { ...threadDetails, unread: 0, assignee: { _id: 'robin', username: 'Robin' } };
  await openThread({ ...threadDetails, unread: 0, read: 1 });
  await api.reply(updateStaffThreadEndpoint, {
    success: true,
    message: 'It has been assigned to you.',
    data: assigned,
  });
  await page.getByRole('button', { name: copy.take }).click();
  await expect.element(page.getByText('Assigned to Robin.')).toBeVisible();
  await api.reply(updateStaffThreadEndpoint, {
    success: true,
    message: 'It has been marked as answered.',
    data: successReply.data,
  });
  await page.getByRole('button', { name: copy.markAnswered }).click();
  await expect.element(page.getByRole('button', { name: copy.markOpen })).toBeVisible();
  expect((await api.sent(updateStaffThreadEndpoint)).map(({ body }) => body)).toEqual([
    '{"mine":true}',
    '{"answered":true,"read":1}',
  ]);
});

test('the filter of the messages is in the URL of the page, and each empty list says why it is empty', async () => {
  await openDesk('messages');
  await expect.element(page.getByText(staffCopy.messages.none.unanswered)).toBeVisible();
  await page.getByLabelText(staffCopy.messages.show).selectOptions('mine');
  await expect.element(page.getByText(staffCopy.messages.none.mine)).toBeVisible();
  expect(parameter('show')).toBe('mine');
  expect((await api.sent(listStaffThreadsEndpoint)).map(({ query }) => query.show)).toEqual(['unanswered', 'mine']);
});

test('a thread that could not be loaded can be loaded again', async () => {
  await expectBrowserError(/503|ApiError/);
  await openDesk('messages', { threads: [thread] });
  await api.reply(updateStaffThreadEndpoint, { success: true, message: 'Read', data: threadDetails });
  await api.respond(getStaffThreadEndpoint, failure(503, 'Later'), { json: { data: threadDetails } });
  await rows.nth(0).click();
  await page.getByRole('button', { name: copy.tryAgain }).click();
  await expect.element(messages.nth(0)).toBeVisible();
});

test('a saved reply is added below what was typed, and the focus moves to the message field', async () => {
  const saved = { _id: 'hours', kind: 'reply' as const, title: 'Opening hours', text: 'We open at 9.', revision: 1 };
  await openThread(threadDetails, [saved]);
  await field.fill('Hello Ruth!');
  await page.getByLabelText(staffCopy.orders.savedTexts.reply.label).selectOptions('Opening hours');
  await expect.element(field).toHaveValue('Hello Ruth!\n\nWe open at 9.');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByLabelText(staffCopy.orders.savedTexts.reply.label)).toHaveValue('');
});
