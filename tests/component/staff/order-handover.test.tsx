import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import { changeOrderStatusEndpoint, getStaffOrderEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handoverOrders } from '../../../src/workbench/desk-handover-fixtures.ts';
import { openDesk, orderLinks, staffCopy } from '../desk.tsx';
import { api, type EndpointKey, expectBrowserError, failure } from '../mock-api.ts';

const { handover: copy, statusActions, reloadLatest } = staffCopy.orders;
const section = page.getByRole('group', { name: copy.title });
const button = (name: string | RegExp) => section.getByRole('button', { name });
const openOrder = (order: StaffOrder) => openDesk('orders', { orders: [order] });
const changedReply = (data: StaffOrder, message = 'The donor gets an email about the time.') => ({
  success: true,
  message,
  data,
});
const lastBody = async (endpoint: EndpointKey) => JSON.parse((await api.sent(endpoint)).at(-1)?.body ?? '');

const { requested, agreed, offered, cancelled, none: withoutHandover } = handoverOrders;
const { 'on the way': onTheWay, 'not accepted yet': notAccepted } = handoverOrders;
const [first = '', second = ''] = requested.handover.preferred;
const formatTime = (time: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date(time));

test('an order shows the preferred handover times in the time zone of the organization, the address with a map link, and the remark', async () => {
  await openOrder(requested);
  await expect.element(section).toMatchTextContent(copy.kinds.collection);
  await expect.element(section).toMatchTextContent(copy.states.requested);
  await expect.element(section.getByRole('list')).toMatchTextContent(formatTime(first));
  await expect.element(section).toMatchTextContent('America/New_York');
  await expect.element(section).toMatchTextContent('The bell says Marchetti.');
  const map = section.getByRole('link', { name: '14 Quay Street' });
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('14+Quay+Street%2C+Harrow+Sound+04121'));
  await expect.element(map).toHaveAttribute('href', expect.not.stringContaining('Marchetti'));
});

test('staff agree on a preferred time with one click', async () => {
  await openOrder(requested);
  await api.reply(updateStaffHandoverEndpoint, changedReply(agreed));
  await button(`Agree on ${formatTime(second)}`).click();
  await expect.element(section.getByRole('status')).toMatchTextContent('The donor gets an email about the time.');
  expect(await lastBody(updateStaffHandoverEndpoint)).toEqual({ action: 'offer', times: [second] });
});

test('a preferred handover time that has passed cannot be agreed on, and when no preferred time is left, the next free times can be offered', async () => {
  const past = '2020-05-07T09:00:00.000Z';
  await openOrder({ ...requested, handover: { ...requested.handover, preferred: [past] } });
  await expect.element(button(/^Agree on/)).not.toBeInTheDocument();
  await api.reply(updateStaffHandoverEndpoint, changedReply({ ...offered, _id: requested._id }));
  await button(copy.offerNext).click();
  await expect.element(section).toMatchTextContent(copy.states.offered);
  expect(await lastBody(updateStaffHandoverEndpoint)).toEqual({ action: 'offer' });
});

test('staff choose which other free times to offer, and the choice survives a failed request', async () => {
  for (const error of [/409/, /409/]) await expectBrowserError(error);
  await openOrder(agreed);
  const result = [first, second].map((start) => ({ start, end: start }));
  await api.reply(listTimesEndpoint, { timeZone: 'America/New_York', result });
  await button(copy.offerOthers).click();
  await expect.element(section.getByText('Choose up to 3 times to offer')).toHaveFocus();
  const checkboxes = section.getByRole('checkbox');
  await checkboxes.nth(1).click();
  const message = 'That time has just been taken. Choose another one.';
  await api.respond(updateStaffHandoverEndpoint, failure(409, message, 'conflict'), {
    json: changedReply({ ...offered, _id: agreed._id }),
  });
  await button(copy.times.send).click();
  await expect.element(section.getByRole('alert')).toMatchTextContent(message);
  await expect.element(checkboxes.nth(1)).toBeChecked();
  await checkboxes.nth(1).click();
  await checkboxes.nth(0).click();
  await button(copy.times.send).click();
  await expect.element(section).toMatchTextContent(copy.states.offered);
  expect(await lastBody(updateStaffHandoverEndpoint)).toEqual({
    action: 'offer',
    kind: 'collection',
    times: [first],
  });
});

test('an order can be accepted with handover times other than those that the donor prefers', async () => {
  await openOrder(notAccepted);
  await expect.element(section).toMatchTextContent(copy.onAccept);
  await api.reply(listTimesEndpoint, { timeZone: 'America/New_York', result: [{ start: second, end: second }] });
  await button(copy.acceptWithTimes).click();
  await section.getByRole('checkbox').click();
  await api.reply(changeOrderStatusEndpoint, changedReply({ ...offered, _id: notAccepted._id }, 'Accepted'));
  await button(copy.times.send).click();
  await expect.element(button(copy.offerOthers)).toBeVisible();
  expect(await lastBody(changeOrderStatusEndpoint)).toEqual({
    status: 'accepted',
    times: [second],
    expectedStatus: 'under review',
  });
});

test('reporting that someone is on the way asks for confirmation, which staff can decline or give by keyboard', async () => {
  await openOrder(agreed);
  await button(copy.leave.label).click();
  await expect.element(section.getByText(copy.leave.question)).toHaveFocus();
  await button(copy.leave.keep).click();
  expect(await api.sent(updateStaffHandoverEndpoint)).toEqual([]);
  await api.reply(
    updateStaffHandoverEndpoint,
    changedReply({ ...onTheWay, _id: agreed._id }, 'The donor gets an email.'),
  );
  (button(copy.leave.label).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(section).toMatchTextContent(copy.onTheWaySince);
  await expect.element(button(copy.leave.label)).not.toBeInTheDocument();
  expect(await lastBody(updateStaffHandoverEndpoint)).toEqual({ action: 'leave' });
});

test('the desk can report that someone is on the way neither for a drop-off nor more than twelve hours before a collection', async () => {
  const laterTime = { start: second, end: second };
  const dropOff = { ...agreed.handover, kind: 'drop-off' as const };
  const laterCollection = { ...agreed, _id: 'later', handover: { ...agreed.handover, agreed: laterTime } };
  await openDesk('orders', { orders: [laterCollection, { ...agreed, _id: 'drop-off', handover: dropOff }] });
  for (const link of [orderLinks.first(), orderLinks.last()]) {
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'true');
    await expect.element(button(copy.cancel.label)).toBeVisible();
    await expect.element(button(copy.leave.label)).not.toBeInTheDocument();
  }
});

test('canceling a handover asks for confirmation, and new times can then be offered', async () => {
  await openOrder(agreed);
  await button(copy.cancel.label).click();
  await api.reply(
    updateStaffHandoverEndpoint,
    changedReply({ ...cancelled, _id: agreed._id }, 'The handover has been canceled.'),
  );
  await button(copy.cancel.confirm).click();
  await expect.element(section).toMatchTextContent(copy.states.cancelled);
  await expect.element(button(copy.offerNext)).toBeVisible();
  await expect.element(button(copy.cancel.label)).not.toBeInTheDocument();
});

test('after a conflict about a handover, staff can load its latest version', async () => {
  await expectBrowserError(/409/);
  await openOrder(requested);
  await api.respond(updateStaffHandoverEndpoint, failure(409, 'This order is received.', 'conflict'));
  await api.reply(getStaffOrderEndpoint, { data: { ...agreed, _id: requested._id } });
  await button(`Agree on ${formatTime(first)}`).click();
  await button(reloadLatest.label).click();
  await expect.element(section).toMatchTextContent(copy.states.agreed);
  await expect.element(section.getByRole('status')).toMatchTextContent(reloadLatest.done);
});

test('once an order is accepted, the desk can offer times for a handover that the donor has not asked for', async () => {
  await openOrder(withoutHandover);
  await api.reply(listTimesEndpoint, { timeZone: 'UTC', result: [{ start: first, end: first }] });
  await button(copy.offerTimes.collection).click();
  await section.getByRole('checkbox').click();
  await api.reply(updateStaffHandoverEndpoint, changedReply({ ...offered, _id: withoutHandover._id }));
  await button(copy.times.send).click();
  await expect.element(section).toMatchTextContent(copy.states.offered);
  expect(await lastBody(updateStaffHandoverEndpoint)).toEqual({ action: 'offer', kind: 'collection', times: [first] });
});

test('free times that failed to load can be requested again', async () => {
  for (const error of [/500/, /ApiError/]) await expectBrowserError(error);
  await openOrder(offered);
  await api.respond(listTimesEndpoint, failure(500, 'Down'), { json: { timeZone: 'UTC', result: [] } });
  await button(copy.offerOthers).click();
  await expect.element(section.getByText(copy.times.failed)).toBeVisible();
  await button(copy.times.tryAgain).click();
  await expect.element(section.getByText(copy.times.none)).toHaveFocus();
});

test('a received order shows its handover, without buttons', async () => {
  await openOrder({ ...agreed, status: 'received', next: ['completed', 'declined'] });
  await expect.element(section).toMatchTextContent(copy.kinds.collection);
  await expect.element(section).not.toMatchTextContent(copy.state);
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: statusActions.completed })).toBeVisible();
});
