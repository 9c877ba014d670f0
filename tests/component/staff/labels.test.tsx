import { listStaffOrdersEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { mountDesk, openDesk, orderLinks, row, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { signInAs } from '../session.ts';
import { button, field } from '../site-forms.tsx';

const { labels: copy } = staffCopy.orders;
const accepted = staffOrderWith('accepted');
const otherOrders = [staffOrderWith('submitted'), staffOrderWith('declined')];
const labelNotice = page.getByRole('status').filter({ hasText: /./ });
const title = row.getByRole('heading', { level: 2 });
const arrangeOrders = (result: StaffOrder[], next: string | null = null) =>
  api.reply(listStaffOrdersEndpoint, { result, next });
const lastQuery = async () => (await api.sent(listStaffOrdersEndpoint)).at(-1)?.query;

async function openLabelPanel() {
  await openDesk('orders', { orders: otherOrders });
  await page.getByText(copy.title, { exact: true }).click();
  await expect.element(field(copy.number)).toBeVisible();
}

async function openByNumber(number: string) {
  await field(copy.number).fill(number);
  await button(copy.open).click();
}

test('entering the end of an order number opens the order at the desk, moves the focus to it, and hides the filters', async () => {
  await openLabelPanel();
  await arrangeOrders([accepted]);
  await openByNumber(' 6531 ');
  await expect.element(title).toHaveFocus();
  await expect.element(title).toMatchTextContent(/accepted$/);
  await expect.element(labelNotice.first()).toMatchTextContent('Expected. Accepted on');
  expect(await lastQuery()).toEqual({ order: '6531' });
  expect(location.search).toBe('?order=6531');
  await expect.element(field(staffCopy.orders.status)).not.toBeVisible();
});

test('after an order was found by its label, a button lists the orders that match the earlier filter again', async () => {
  history.replaceState(null, '', '?status=submitted');
  await openLabelPanel();
  await arrangeOrders([accepted]);
  await openByNumber('6531');
  await expect.element(title).toHaveFocus();
  await arrangeOrders(otherOrders);
  await button(copy.showAll).click();
  await expect.element(orderLinks.nth(1)).toBeVisible();
  expect(await lastQuery()).toEqual({ status: 'submitted' });
  await expect.element(field(staffCopy.orders.status)).toBeVisible();
});

test('an order number that is too short gets a message at its field, and nothing is requested', async () => {
  await openLabelPanel();
  const before = (await api.sent(listStaffOrdersEndpoint)).length;
  await openByNumber('65');
  await expect.element(field(copy.number)).toHaveAccessibleDescription(new RegExp(copy.incomplete));
  await expect.element(field(copy.number)).toHaveFocus();
  expect(await api.sent(listStaffOrdersEndpoint)).toHaveLength(before);
});

test('the link in the QR code of a label opens its order at the desk', async () => {
  signInAs('staff');
  history.replaceState(null, '', '?order=6a010f61-6531-4c5d-9a0b-1c2d3e4f5a6b');
  await openDesk('orders', { orders: [staffOrderWith('completed')] });
  await expect.element(labelNotice.first()).toMatchTextContent('Received, and completed on');
  await expect.element(title).toHaveFocus();
});

test('the desk shows a warning for the label of a declined order, with the reason why the order was declined', async () => {
  await openLabelPanel();
  const declined = {
    status: 'declined',
    at: '2026-11-19T10:00:00.000Z',
    reason: 'No crib without its label.',
  } as const;
  await arrangeOrders([{ ...staffOrderWith('declined'), history: [...accepted.history, declined] }]);
  await openByNumber('6531');
  await expect.element(labelNotice.first()).toMatchTextContent('Don’t put these goods on the shelf.');
  await expect.element(labelNotice.first()).toMatchTextContent('No crib without its label.');
});

test('a volunteer sees that a label may belong to another organization', async () => {
  await arrangeOrders(otherOrders);
  await mountDesk('orders', 'volunteer');
  await page.getByText(copy.title, { exact: true }).click();
  await arrangeOrders([]);
  await openByNumber('6531');
  await expect.element(page.getByText(copy.noneOfYours)).toBeVisible();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});

test('scanning a label on a device without a camera shows a message and moves the focus to the field for the order number', async () => {
  const { mediaDevices } = navigator;
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await openLabelPanel();
  await button(copy.scan).click();
  await expect.element(page.getByText(copy.missing)).toBeVisible();
  await expect.element(field(copy.number)).toHaveFocus();
  await userEvent.keyboard('6531');
  await expect.element(field(copy.number)).toHaveValue('6531');
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
});
