import { getOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { listStaffOrdersEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { orderWithSeveralItems, receivedOrderWithSeveralItems } from '../../../src/workbench/item-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { mountLabel, openLabel } from '../label-page.tsx';
import { api } from '../mock-api.ts';
import { button, field } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

/** The longest text that a field accepts, without a space where a line could break. */
const longWord = 'W'.repeat(200);
const { orders: copy } = staffCopy;

async function openReceiveForm() {
  const [coats, ...others] = orderWithSeveralItems.items;
  const items = coats ? [{ ...coats, name: longWord }, ...others] : others;
  await openDesk('orders', { orders: [{ ...orderWithSeveralItems, items }] });
  await row.getByRole('button', { name: copy.statusActions.received }).click();
  await page.getByLabelText(copy.receivedQuantity).nth(1).fill('0');
}

/** Enters an order number at the desk, and makes the API find the given orders for it. */
async function openByNumber(...found: StaffOrder[]) {
  await openDesk('orders', { orders: [staffOrderWith('submitted')] });
  await page.getByText(copy.labels.title, { exact: true }).click();
  await api.reply(listStaffOrdersEndpoint, { result: found, next: null });
  await field(copy.labels.number).fill('6531');
  await button(copy.labels.open).click();
}

const states: Record<string, () => Promise<unknown>> = {
  'the label of an order': () => openLabel(),
  'the label of an order for an organization with a very long name': () => openLabel({ charity: { title: longWord } }),
  'the label of a declined order': () => openLabel({ status: 'declined' }),
  'the label while it loads': async () => {
    await api.keepPending(getOrderLabelEndpoint);
    mountLabel();
    await expect.element(page.getByRole('status')).toBeVisible();
  },
  'the label of an unknown order': async () => {
    mountLabel('');
    await expect.element(page.getByRole('link')).toBeVisible();
  },
  'an order with several items at the desk': () => openDesk('orders', { orders: [orderWithSeveralItems] }),
  'a received order with several items at the desk': async () => {
    await openDesk('orders', { orders: [receivedOrderWithSeveralItems] });
    await expect.element(page.getByText('Not kept: Two were torn.')).toBeVisible();
  },
  'the form for receiving several items': openReceiveForm,
  'the form for receiving several items, submitted without a reason for the item that is not kept': async () => {
    await openReceiveForm();
    await page.getByRole('form').getByRole('button', { name: copy.statusActions.received }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the desk with the order found by its label': async () => {
    await openByNumber(orderWithSeveralItems);
    await expect.element(page.getByText(/^Expected\./)).toBeVisible();
  },
  'the desk with a label that matches no order': async () => {
    await openByNumber();
    await expect.element(page.getByText(copy.labels.none)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
