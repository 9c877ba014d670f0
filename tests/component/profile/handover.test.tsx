import type { Handover } from '@kindcrate/contract/handovers';
import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';

const section = page.getByRole('region', { name: 'Handover' });
const button = (name: string | RegExp) => section.getByRole('button', { name });
const [first, second] = ['2030-05-07T09:00:00.000Z', '2030-05-08T09:00:00.000Z'];
const requestedHandover: Handover = {
  kind: 'drop-off',
  state: 'requested',
  preferred: [first],
  offered: [],
  timeZone: 'Asia/Tokyo',
};
const open = (changes: Partial<Handover>) =>
  openProfile('orders', { orders: [{ ...order, status: 'accepted', handover: { ...requestedHandover, ...changes } }] });
const agreed = { start: first, end: '2030-05-07T10:00:00.000Z' };

test('a handover shows the agreed time in the organization’s time zone', async () => {
  await open({ state: 'agreed', agreed });
  await expect.element(section).toMatchTextContent(/Tuesday, May 7, 6:00 – 7:00 PM GMT\+9/);
  await expect.element(button('Cancel this time')).toBeVisible();
});

test('canceling the time of a handover asks for confirmation, and keeping the time returns the focus to the handover', async () => {
  await open({ state: 'agreed', agreed });
  await button('Cancel this time').click();
  await button('Keep this time').click();
  await expect.element(section).toHaveFocus();
  const data = { ...order, handover: { ...requestedHandover, state: 'cancelled' as const } };
  await api.reply(updateHandoverEndpoint, { success: true, message: 'The time has been canceled.', data });
  await button('Cancel this time').click();
  await button('Yes, cancel this time').click();
  await expect.element(section).toMatchTextContent(/No time is set/);
});

test('pressing an offered time of a handover sends that time, and the message of the API appears if the time has been taken', async () => {
  await expectBrowserError(/409/);
  await open({ state: 'offered', offered: [first, second] });
  const message = 'That time has just been taken. Choose another one.';
  await api.respond(updateHandoverEndpoint, failure(409, message, 'conflict'));
  await button(/^Choose Wednesday, May 8/).click();
  await expect.element(section.getByRole('alert')).toHaveTextContent(message);
  const [request] = await api.sent(updateHandoverEndpoint);
  expect(JSON.parse(request?.body ?? '')).toEqual({ action: 'take', time: second });
});

test('a handover says when there are no free times to request, and its list of times can be closed by keyboard', async () => {
  await api.reply(listTimesEndpoint, { timeZone: 'Asia/Tokyo', result: [] });
  await open({});
  await button('Another time').click();
  await expect.element(section.getByText('There are no available times')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(section).toHaveFocus();
});
