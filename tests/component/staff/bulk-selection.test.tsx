import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barButton, bulkCopy, checkbox, openOrders, orderNamed, selectionBar, statusActions, toast } from '../bulk.tsx';
import { staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';

const orders = ['Coats', 'Lamps', 'Toys', 'Books'].map((name) => orderNamed(name));

const expectSelected = async (...names: string[]) => {
  await expect.element(toast(new RegExp(`^${names.length} selected`))).toBeInTheDocument();
  for (const { itemsName } of orders) {
    if (names.includes(itemsName)) await expect.element(checkbox(itemsName)).toBeChecked();
    else await expect.element(checkbox(itemsName)).not.toBeChecked();
  }
};

test('a checkbox selects an order without opening it, and the number of selected orders is announced', async () => {
  await openOrders(...orders);
  await expect.element(selectionBar).not.toBeInTheDocument();
  await checkbox('Toys').click();
  await expectSelected('Toys');
  expect(new URLSearchParams(location.search).get('open')).toBeNull();
  await barButton(bulkCopy.clear).click();
  await expect.element(selectionBar).not.toBeInTheDocument();
});

test('a click with Shift selects all orders from the previously clicked one to the clicked one, and a button selects all orders that are shown', async () => {
  await openOrders(...orders);
  await checkbox('Books').click();
  await checkbox('Lamps').click({ modifiers: ['Shift'] });
  await expectSelected('Lamps', 'Toys', 'Books');
  await barButton(bulkCopy.all).click();
  await expectSelected('Coats', 'Lamps', 'Toys', 'Books');
});

test('the key x selects or deselects the open order, or the listed order that has the focus', async () => {
  await openOrders(...orders);
  await userEvent.keyboard('x');
  await expectSelected('Coats');
  await userEvent.keyboard('jjx');
  await expectSelected('Coats', 'Toys');
  await userEvent.keyboard('x');
  await expectSelected('Coats');
});

test('the selection bar does not move the rows, and offers only the moves that every selected order allows', async () => {
  await openOrders(orderNamed('Coats'), orderNamed('Lamps', 'under review'), orderNamed('Pans', 'completed'));
  const top = () => checkbox('Pans').element().getBoundingClientRect().top;
  const before = top();
  await checkbox('Coats').click();
  await expect.element(barButton(statusActions['under review'])).toBeVisible();
  await expect.element(barButton(statusActions.accepted)).not.toBeInTheDocument();
  expect(top()).toBe(before);
  await checkbox('Lamps').click();
  await expect.element(barButton(statusActions['under review'])).not.toBeInTheDocument();
  await expect.element(barButton(statusActions.declined)).toBeVisible();
  await checkbox('Pans').click();
  await expect.element(selectionBar).toMatchTextContent(bulkCopy.noMove);
});

test('the selection survives loading more orders, and is cleared by another search', async () => {
  await openOrders(...orders);
  await api.reply(
    listStaffOrdersEndpoint,
    { result: orders, next: 'cursor' },
    { result: [orderNamed('Pans')], next: null },
    { result: orders, next: null },
  );
  const findButton = page.getByRole('button', { name: staffCopy.orders.find, exact: true });
  await findButton.click();
  await expect.element(page.getByRole('button', { name: staffCopy.list.more })).toBeVisible();
  await checkbox('Lamps').click();
  await page.getByRole('button', { name: staffCopy.list.more }).click();
  await expect.element(checkbox('Pans')).toBeVisible();
  await expectSelected('Lamps');
  await findButton.click();
  await expect.element(checkbox('Pans')).not.toBeInTheDocument();
  await expect.element(checkbox('Lamps')).not.toBeChecked();
  await expect.element(selectionBar).not.toBeInTheDocument();
});
