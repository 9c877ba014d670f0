import { updateReceiptEndpoint } from '@kindcrate/contract/order-receipts';
import { cancelOrderEndpoint, type Order } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { receivedOrder } from '../../../src/workbench/coin-fixtures.ts';
import { order, profile } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openProfile } from '../screens.tsx';

const card = page.getByRole('article');
const button = (name: string) => card.getByRole('button', { name });
const expectStatus = (text: string) => expect.poll(() => valueBeside('Status')).toBe(text);

/** The value that an order card shows beside a name such as Status. */
function valueBeside(name: string): string | null | undefined {
  return card.getByText(name, { exact: true }).element().nextElementSibling?.textContent;
}

const cancelled: Order = {
  ...order,
  status: 'cancelled',
  canCancel: false,
  history: [...order.history, { status: 'cancelled', at: '2026-11-08T09:30:00.000Z' }],
};
const cancelledReply = { success: true, message: 'Your donation has been canceled', data: cancelled };

test('canceling an order by keyboard asks for confirmation, and keeps the focus in the order', async () => {
  await api.reply(cancelOrderEndpoint, cancelledReply);
  await openProfile('orders', { orders: [order] });
  (button('Cancel this donation').element() as HTMLElement).focus();
  // Pressed twice, as when a key is held down: the second press must reach the question, not one of its answers.
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(card.getByText('Are you sure you want to cancel?')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Yes, cancel it')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Keep it')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Cancel this donation')).toHaveFocus();
  await expectStatus('under review');

  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('status')).toHaveTextContent('Your donation has been canceled');
  expect(document.activeElement?.textContent).toContain('Your donation has been canceled');
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  await expectStatus('canceled');
  await expect.element(card.getByRole('listitem').last()).toMatchTextContent(/^It was canceled\./);
});

test('an order shows the message of the API and its new status when it is too late to cancel it', async () => {
  await expectBrowserError(/409/);
  const message = 'This donation is received, so it is too late to cancel it.';
  await api.respond(cancelOrderEndpoint, failure(409, message, 'conflict'));
  await openProfile('orders', { orders: [order] });
  await button('Cancel this donation').click();
  const orders = [{ ...receivedOrder, _id: order._id }];
  await api.reply(getProfileEndpoint, { data: { ...profile, orders } });
  await button('Yes, cancel it').click();
  await expect.element(card.getByRole('alert')).toHaveTextContent(message);
  expect(document.activeElement?.textContent).toContain(message);
  await expect.element(card.getByRole('button')).not.toBeInTheDocument();
  await expectStatus('received');
  await expect.element(card.getByRole('link', { name: 'See the receipt' })).toBeVisible();
});

test('a cancellation that failed can be retried, and a double click sends the retry once', async () => {
  for (const error of [/ERR_FAILED/, /ApiError/]) await expectBrowserError(error);
  await api.respond(cancelOrderEndpoint, { abort: 'failed' }, { json: cancelledReply });
  await openProfile('orders', { orders: [order] });
  await button('Cancel this donation').click();
  await button('Yes, cancel it').click();
  await expect.element(card.getByRole('alert')).toHaveTextContent('We couldn’t cancel it. Please try again.');
  await expect.element(button('Yes, cancel it')).toHaveFocus();
  await button('Yes, cancel it').dblClick();
  await expect.element(card.getByRole('status')).toHaveTextContent('Your donation has been canceled');
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  expect(await api.sent(cancelOrderEndpoint)).toHaveLength(2);
});

test('the question before a cancellation does not stay open when the donor turns to the next order', async () => {
  const toys: Order = { ...order, _id: 'order-toys', itemsName: 'Wooden toys' };
  await openProfile('orders', { orders: [order, toys] });
  await button('Cancel this donation').click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(card).toHaveAccessibleName('Wooden toys');
  await expect.element(button('Yes, cancel it')).not.toBeInTheDocument();
  await expect.element(button('Cancel this donation')).toBeVisible();
});

test('the donor chooses whether the receipt shows their name, and sees whether the choice was saved', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  const data = { code: 'any', showName: true };
  const message = 'Your receipt now shows your name.';
  await api.respond(updateReceiptEndpoint, { json: { success: true, message, data } }, { status: 503, body: '' });
  await openProfile('orders', { orders: [{ ...receivedOrder, receipt: { ...data, showName: false } }] });
  const choice = card.getByRole('checkbox', { name: 'Show my name on it' });
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveAccessibleDescription('Anyone with the link can see it.');
  (choice.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(choice).toBeChecked();
  await expect.element(card.getByRole('status')).toHaveTextContent(message);
  await expect.element(choice).toHaveFocus();
  await choice.click();
  await expect.element(card.getByRole('alert')).toHaveTextContent('We couldn’t save that. Please try again.');
  await expect.element(choice).toBeChecked();
});

test('an order whose goods have not arrived links to its label', async () => {
  const link = card.getByRole('link', { name: 'Label for the parcel' });
  await openProfile('orders', { orders: [order] });
  await expect.element(link).toHaveAttribute('href', `/label?order=${order._id}`);
});

test('a received order has no link to a label', async () => {
  await openProfile('orders', { orders: [receivedOrder] });
  await expectStatus('received');
  await expect.element(card.getByRole('link', { name: 'Label for the parcel' })).not.toBeInTheDocument();
});
