import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { orderWithSeveralItems, receivedOrderWithSeveralItems } from '../../../src/workbench/item-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { resetStores } from '../stores.ts';

const { orders: copy } = staffCopy;
const button = (name: string) => row.getByRole('button', { name, exact: true });
const list = row.getByRole('list', { name: copy.items.label });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const quantityField = (name: string) => group(name).getByLabelText(copy.receivedQuantity);
const reasonField = (name: string) => group(name).getByLabelText(copy.items.declinedReason);

async function openForm() {
  await openDesk('orders', { orders: [orderWithSeveralItems] });
  await button(copy.statusActions.received).click();
  await expect.element(quantityField('Winter coats')).toHaveFocus();
}

const submit = () => page.getByRole('form').getByRole('button', { name: copy.statusActions.received }).click();
const receivedReply = {
  success: true,
  message: 'Done',
  data: { ...receivedOrderWithSeveralItems, _id: orderWithSeveralItems._id },
};
const lastBody = async () => JSON.parse((await api.sent(changeOrderStatusEndpoint)).at(-1)?.body ?? '');

test('the desk lists the items of an order with their pieces, category, condition, need and photos', async () => {
  await openDesk('orders', { orders: [orderWithSeveralItems] });
  await expect.element(list).toBeVisible();
  const texts = list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Winter coats3 pieces · Winter clothing · Good',
    'Blankets4 piecesFor the need: Warm blankets',
    'A lamp1 piece · Worn but whole',
  ]);
  const photo = list.getByRole('link', { name: 'Photo 2 of Winter coats, open full size' });
  await expect.element(photo).toHaveAttribute('target', '_blank');
  expect(list.getByRole('img').elements()).toHaveLength(3);
});

test('the desk shows no list of items for an order of one item with one photo', async () => {
  await openDesk('orders', { orders: [staffOrderWith('accepted')] });
  await expect.element(row.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await button(copy.statusActions.received).click();
  await expect.element(page.getByRole('textbox', { name: copy.receivedQuantity })).toHaveFocus();
  await expect.element(group(copy.items.receive)).not.toBeInTheDocument();
});

test('staff receive every item in full by sending the form unchanged', async () => {
  await api.reply(changeOrderStatusEndpoint, receivedReply);
  await openForm();
  await expect.element(page.getByText('8 of 8 pieces received')).toBeVisible();
  await submit();
  await expect.element(row.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(await lastBody()).toEqual({
    status: 'received',
    expectedStatus: 'accepted',
    items: [
      { _id: 'item-coats', receivedQuantity: 3 },
      { _id: 'item-blankets', receivedQuantity: 4 },
      { _id: 'item-lamp', receivedQuantity: 1 },
    ],
  });
});

test('staff receive part of an item, and decline another item with a reason, which the form requires', async () => {
  await api.reply(changeOrderStatusEndpoint, receivedReply);
  await openForm();
  await expect.element(reasonField('Blankets')).not.toBeVisible();
  await quantityField('Blankets').fill('2');
  await expect.element(reasonField('Blankets')).toBeVisible();
  await quantityField('A lamp').fill('0');
  await expect.element(page.getByText('5 of 8 pieces received')).toBeVisible();
  await submit();
  await expect.element(reasonField('A lamp')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(reasonField('Blankets')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(reasonField('A lamp')).toHaveFocus();
  await reasonField('A lamp').fill('The cable is not safe.');
  await submit();
  await expect.element(list).toMatchTextContent('2 of 4 received');
  await expect.element(list).toMatchTextContent('Not kept: The cable is not safe.');
  expect((await lastBody()).items).toEqual([
    { _id: 'item-coats', receivedQuantity: 3 },
    { _id: 'item-blankets', receivedQuantity: 2 },
    { _id: 'item-lamp', receivedQuantity: 0, declinedReason: 'The cable is not safe.' },
  ]);
});

test('an order cannot be received without any pieces, and the error links to the items', async () => {
  await openForm();
  for (const name of ['Winter coats', 'Blankets', 'A lamp']) {
    await quantityField(name).fill('0');
    await reasonField(name).fill('Wet');
  }
  await submit();
  await page.getByRole('alert').getByRole('link').click();
  await expect.element(group(copy.items.receive)).toHaveFocus();
  expect(await api.sent(changeOrderStatusEndpoint)).toEqual([]);
});

test('a message from the API about an item is shown at the item’s field', async () => {
  await expectBrowserError(/400/);
  const message = 'More than a truck can carry';
  await api.respond(
    changeOrderStatusEndpoint,
    failure(400, message, 'invalid_fields', { 'items.1.receivedQuantity': message }),
  );
  await openForm();
  await submit();
  await expect.element(quantityField('Blankets')).toHaveAccessibleDescription(message);
});

test('entered quantities and reasons survive a reload of the desk', async () => {
  await openForm();
  await quantityField('Blankets').fill('2');
  await reasonField('Blankets').fill('Two were torn.');
  unmount();
  resetStores();
  await openDesk('orders', { orders: [orderWithSeveralItems] });
  await expect.element(quantityField('Blankets')).toHaveValue('2');
  await expect.element(reasonField('Blankets')).toBeVisible();
  await expect.element(reasonField('Blankets')).toHaveValue('Two were torn.');
  await expect.element(page.getByText('6 of 8 pieces received')).toBeVisible();
});
