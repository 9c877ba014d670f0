import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bulkCopy, moveReply, orderNamed, sendNowButton, sentMoves, statuses, toast, undoButton } from '../bulk.tsx';
import { advance, stopClock } from '../clock.ts';
import { openDesk, orderLinks, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';

const { orders: copy } = staffCopy;
const heading = row.getByRole('heading', { level: 2 });
const reasonField = page.getByLabelText(copy.reason);
const button = (name: string) => row.getByRole('button', { name, exact: true });
const expectStatus = (status: string) => expect.element(heading).toMatchTextContent(new RegExp(`${status}$`));
const readStoredMoves = () => localStorage.getItem('moves:staff-1');
const draftOf = (status: OrderStatus) => localStorage.getItem(`draft:status-Coats-${status}:staff-1`);
const waitingText = (status: OrderStatus) => page.getByText(bulkCopy.waiting.replace('{status}', statuses[status]));

const openOrder = () => openDesk('orders', { orders: [orderNamed('Coats'), orderNamed('Lamps')] });

/** Opens the form that declines the order, and sends it with a reason. */
async function decline(text = 'Moths were here first.'): Promise<void> {
  await button(copy.statusActions.declined).click();
  await reasonField.fill(text);
  await button(copy.statusActions.declined).click();
}

test("a status change of one order is sent after ten seconds, and until then the order's details show it as waiting", async () => {
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats']));
  await openOrder();
  stopClock();
  await button(copy.statusActions['under review']).click();
  await expect.element(undoButton).toHaveFocus();
  await expect.element(toast(/^1 order will be under review/)).toBeVisible();
  await expect.element(waitingText('under review')).toBeVisible();
  await expect.element(button(copy.statusActions.declined)).not.toBeInTheDocument();
  await advance(9_500);
  expect(await sentMoves()).toEqual([]);
  await advance(500);
  await expectStatus('under review');
  await expect.element(waitingText('under review')).not.toBeInTheDocument();
  expect(await sentMoves()).toEqual([
    { status: 'under review', orders: [{ _id: 'Coats', expectedStatus: 'submitted' }] },
  ]);
  expect(readStoredMoves()).toBeNull();
});

test('declining an order requires a reason, and Undo restores the typed reason', async () => {
  await openOrder();
  await button(copy.statusActions.declined).click();
  await expect.element(reasonField).toHaveFocus();
  await button(copy.statusActions.declined).click();
  await expect.element(reasonField).toHaveAccessibleDescription(/Reason is required/);
  await reasonField.fill('Moths were here first.');
  stopClock();
  await button(copy.statusActions.declined).click();
  await expect.element(undoButton).toHaveFocus();
  await expect.element(reasonField).not.toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(reasonField).toHaveValue('Moths were here first.');
  await expect.element(page.getByText(bulkCopy.notSent)).toBeVisible();
  await advance(20_000);
  expect(await sentMoves()).toEqual([]);
  await expectStatus('submitted');
  // Unlike the orders of a bulk move, this order was not selected, so the bar for selected orders stays hidden.
  await expect.element(page.getByRole('region', { name: bulkCopy.title })).not.toBeInTheDocument();
});

test('a status change can be sent without waiting, and the draft of its form is then deleted', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('declined', ['Coats']));
  await openOrder();
  await decline();
  expect(draftOf('declined')).toContain('Moths');
  await sendNowButton.click();
  await expectStatus('declined');
  expect(await sentMoves()).toMatchObject([{ status: 'declined', reason: 'Moths were here first.' }]);
  expect(draftOf('declined')).toBeNull();
});

test('a status change whose request gets no reply stays on the device with its reason until the connection is back', async () => {
  await expectBrowserError(/ERR_CONNECTION_RESET/);
  await api.respond(moveOrdersEndpoint, { abort: 'connectionreset' }, { json: moveReply('declined', ['Coats']) });
  await openOrder();
  await decline();
  await sendNowButton.click();
  await expect.element(toast(/1 order is waiting/)).toBeVisible();
  await expect.element(waitingText('declined')).toBeVisible();
  expect(readStoredMoves()).toContain('Moths were here first.');
  dispatchEvent(new Event('online'));
  await expectStatus('declined');
  expect(readStoredMoves()).toBeNull();
});

test('an order that a colleague changed first is shown with its new status and a message, and the form keeps the reason', async () => {
  const message = 'Someone else changed this first. This order is accepted.';
  await api.reply(moveOrdersEndpoint, moveReply('declined', [], [{ _id: 'Coats', code: 'conflict', message }]));
  await openOrder();
  await decline();
  await sendNowButton.click();
  await expect.element(toast(/^Someone else changed this first/)).toBeVisible();
  await expectStatus('accepted');
  await expect.element(reasonField).toHaveValue('Moths were here first.');
  expect(draftOf('declined')).toContain('Moths');
});

test('when a status change is refused, the desk shows why, and the form keeps the typed reason', async () => {
  await expectBrowserError(/403/);
  await api.respond(moveOrdersEndpoint, failure(403, 'You are no longer at this desk.', 'forbidden'));
  await openOrder();
  await decline();
  await sendNowButton.click();
  await expect.element(toast(/You are no longer at this desk/)).toBeVisible();
  await expect.element(reasonField).toHaveValue('Moths were here first.');
  await expectStatus('submitted');
});

test("the form for a status change disappears when the order's status turns out to be final, and its draft stays on the device", async () => {
  const notMoved = [{ _id: 'Coats', code: 'conflict', message: 'This order is cancelled and can no longer change.' }];
  const reply = { ...moveReply('declined', [], notMoved), result: [orderNamed('Coats', 'cancelled')] };
  await api.reply(moveOrdersEndpoint, reply);
  await openOrder();
  await decline();
  await sendNowButton.click();
  await expectStatus('canceled');
  await expect.element(reasonField).not.toBeInTheDocument();
  expect(draftOf('declined')).toContain('Moths');
});

test('changing the status of another order sends the first status change immediately', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats']));
  await openOrder();
  stopClock();
  await button(copy.statusActions['under review']).click();
  await orderLinks.nth(1).click();
  await button(copy.statusActions['under review']).click();
  await expect.poll(async () => await sentMoves()).toMatchObject([{ orders: [{ _id: 'Coats' }] }]);
  await undoButton.click();
  await advance(20_000);
  expect(await sentMoves()).toHaveLength(1);
  await expect.element(button(copy.statusActions['under review'])).toBeVisible();
});

test('a status change that waits on the device is shown in the order’s details when the desk is opened again, and can be undone', async () => {
  const order = { _id: 'Coats', expectedStatus: 'submitted' };
  const [heldAt, sendAt] = [Date.now(), Date.now() + 3_600_000];
  const move = { id: 'move', status: 'accepted', form: 'status-Coats-accepted', orders: [order], heldAt, sendAt };
  localStorage.setItem('moves:staff-1', JSON.stringify([move]));
  await openOrder();
  await expect.element(waitingText('accepted')).toBeVisible();
  await undoButton.click();
  await expect.element(button(copy.statusActions['under review'])).toBeVisible();
  expect(readStoredMoves()).toBeNull();
});

test('an order can be canceled without a reason, and closing the form returns the focus to the button that opened it', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('cancelled', ['Coats']));
  await openOrder();
  await button(copy.statusActions.cancelled).click();
  await expect.element(reasonField).toHaveFocus();
  await reasonField.fill('A mistake');
  await button(copy.cancel).click();
  await expect.element(button(copy.statusActions.cancelled)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reasonField).toHaveValue('');
  await button(copy.statusActions.cancelled).click();
  await sendNowButton.click();
  await expectStatus('canceled');
});

test('a double click changes the status of an order only once', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats']));
  await openOrder();
  await button(copy.statusActions['under review']).dblClick();
  await sendNowButton.click();
  await expectStatus('under review');
  expect(await sentMoves()).toHaveLength(1);
  expect(await api.sent(changeOrderStatusEndpoint)).toEqual([]);
});
