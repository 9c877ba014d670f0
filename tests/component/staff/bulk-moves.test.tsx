import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $deskNews } from '../../../src/stores/desk-news.ts';
import {
  barButton,
  bulkCopy,
  checkbox,
  moveReply,
  openOrders,
  orderNamed,
  sentMoves,
  statusActions,
  toast,
  undoButton,
} from '../bulk.tsx';
import { advance, stopClock } from '../clock.ts';
import { orderLinks, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';

const orders = ['Coats', 'Lamps', 'Toys'].map((name) => orderNamed(name));
const readStoredMoves = () => localStorage.getItem('moves:staff-1');

/** Opens the orders, selects two of them, and stops the clock. */
async function openAndSelectTwo(): Promise<void> {
  await openOrders(...orders);
  await checkbox('Coats').click();
  await checkbox('Lamps').click();
  await expect.element(barButton(statusActions['under review'])).toBeVisible();
  stopClock();
}

test('selected orders move together with one request after ten seconds', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats', 'Lamps']));
  await openAndSelectTwo();
  await barButton(statusActions['under review']).click();
  await expect.element(undoButton).toHaveFocus();
  await expect.element(toast(/^2 orders will be under review/)).toBeVisible();
  await expect.element(page.getByText('in 10 s')).toBeVisible();
  await advance(9_500);
  expect(await sentMoves()).toEqual([]);
  await advance(500);
  await expect.element(toast(/^2 moved\.$/)).toBeVisible();
  const expectedStatus = 'submitted';
  expect(await sentMoves()).toEqual([
    {
      status: 'under review',
      orders: [
        { _id: 'Coats', expectedStatus },
        { _id: 'Lamps', expectedStatus },
      ],
    },
  ]);
  expect(readStoredMoves()).toBeNull();
});

test('the key z undoes a move before it is sent, selects its orders again, and leaves the focus in the list', async () => {
  await openAndSelectTwo();
  (orderLinks.nth(2).element() as HTMLElement).focus();
  await userEvent.keyboard('v');
  await expect.element(undoButton).toBeVisible();
  await expect.element(orderLinks.nth(2)).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(toast(/^2 orders stay as they were/)).toBeVisible();
  await expect.element(checkbox('Coats')).toBeChecked();
  await advance(20_000);
  expect(await sentMoves()).toEqual([]);
  expect(readStoredMoves()).toBeNull();
});

test('declining selected orders asks for one reason, which is required', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('declined', ['Coats', 'Lamps']));
  await openAndSelectTwo();
  await userEvent.keyboard('d');
  const dialog = page.getByRole('dialog', { name: 'Decline 2 orders' });
  const declineButton = dialog.getByRole('button', { name: statusActions.declined });
  await declineButton.click();
  await expect
    .element(dialog.getByLabelText(staffCopy.orders.reason))
    .toHaveAccessibleDescription(/Reason is required/);
  await dialog.getByLabelText(staffCopy.orders.reason).fill('No space left');
  await declineButton.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await advance(10_000);
  await expect.element(toast(/^2 moved/)).toBeVisible();
  expect(await sentMoves()).toMatchObject([{ status: 'declined', reason: 'No space left' }]);
});

test('orders that someone else changed are counted and shown as they are now, and stay selected', async () => {
  const notMoved = [{ _id: 'Lamps', code: 'conflict', message: 'This order is accepted.' }];
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats'], notMoved));
  await openAndSelectTwo();
  await barButton(statusActions['under review']).click();
  await advance(10_000);
  await expect.element(toast(/^1 moved\. 1 was changed by someone else\.$/)).toBeVisible();
  await expect.element(checkbox('Lamps')).toBeChecked();
  await expect.element(checkbox('Coats')).not.toBeChecked();
  await expect.element(barButton(statusActions.declined)).toBeVisible();
  await expect.element(barButton(statusActions['under review'])).not.toBeInTheDocument();
});

test('a move whose request gets no reply stays on the device, and is sent again when the connection is back', async () => {
  await expectBrowserError(/ERR_CONNECTION_RESET/);
  await api.respond(
    moveOrdersEndpoint,
    { abort: 'connectionreset' },
    { json: moveReply('under review', ['Coats', 'Lamps']) },
  );
  await openAndSelectTwo();
  await barButton(statusActions['under review']).click();
  await advance(10_000);
  await expect.element(toast(/2 orders are waiting/)).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
  expect(readStoredMoves()).toContain('Coats');
  dispatchEvent(new Event('online'));
  await expect.element(toast(/^2 moved/)).toBeVisible();
  expect(await sentMoves()).toHaveLength(2);
  expect(readStoredMoves()).toBeNull();
});

test('a move that was still waiting when the page was closed is sent when the same account opens the desk again', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('accepted', ['Coats']));
  const move = {
    id: 'move',
    status: 'accepted',
    orders: [{ _id: 'Coats', expectedStatus: 'under review' }],
    heldAt: Date.now(),
    sendAt: 1,
  };
  localStorage.setItem('moves:staff-1', JSON.stringify([{ ...move, isSent: true }]));
  localStorage.setItem('moves:staff-2', JSON.stringify([move]));
  await openOrders(...orders);
  await expect.element(toast(/^1 moved/)).toBeVisible();
  expect(await sentMoves()).toMatchObject([{ status: 'accepted', orders: [{ _id: 'Coats' }] }]);
  expect(readStoredMoves()).toBeNull();
  expect(localStorage.getItem('moves:staff-2')).toContain('Coats');
});

test('a move that has been stored on the device for more than a day is removed, whichever account made it', async () => {
  const orders = [{ _id: 'Coats', expectedStatus: 'under review' }];
  const move = { id: 'move', status: 'accepted', orders, heldAt: Date.now() - 25 * 60 * 60 * 1000, sendAt: 1 };
  const recent = { ...move, id: 'recent', heldAt: Date.now() };
  localStorage.setItem('moves:staff-1', JSON.stringify([move]));
  localStorage.setItem('moves:staff-2', JSON.stringify([move]));
  localStorage.setItem('moves:staff-3', JSON.stringify([move, recent]));
  localStorage.setItem('moves:staff-4', 'not JSON');
  await openOrders(...orders.map(({ _id }) => orderNamed(_id)));
  // The desk requests news only after it has removed old moves.
  await expect.poll(() => $deskNews.get(), { timeout: 10_000 }).toBeDefined();
  expect(await sentMoves()).toEqual([]);
  for (const account of ['staff-1', 'staff-2', 'staff-4']) expect(localStorage.getItem(`moves:${account}`)).toBeNull();
  expect(JSON.parse(localStorage.getItem('moves:staff-3') ?? '')).toEqual([recent]);
});

test('the reason why a move was refused is shown, and its orders are selected again', async () => {
  await expectBrowserError(/403/);
  await api.respond(moveOrdersEndpoint, failure(403, 'You are no longer at this desk.', 'forbidden'));
  await openAndSelectTwo();
  await barButton(statusActions['under review']).click();
  await advance(10_000);
  await expect.element(toast(/You are no longer at this desk/)).toBeVisible();
  await expect.element(checkbox('Lamps')).toBeChecked();
  await page.getByRole('button', { name: bulkCopy.close, exact: true }).click();
  await expect.element(toast(/You are no longer/)).not.toBeInTheDocument();
});

test('a second move sends the first one immediately, and only the second one can be undone', async () => {
  await api.reply(moveOrdersEndpoint, moveReply('under review', ['Coats', 'Lamps']));
  await openAndSelectTwo();
  await barButton(statusActions['under review']).click();
  await checkbox('Toys').click();
  await barButton(statusActions['under review']).click();
  await expect.poll(async () => (await sentMoves()).length).toBe(1);
  await undoButton.click();
  await advance(20_000);
  expect(await sentMoves()).toHaveLength(1);
  await expect.element(checkbox('Toys')).toBeChecked();
});
