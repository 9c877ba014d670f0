import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { advance, stopClock } from '../clock.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import {
  receiveCopy as copy,
  numberField,
  openReceive,
  parcelNumbered,
  parcelState,
  parcelWithTwoItems,
  receivedReply,
  scanAndExpect,
  scanLabel,
  shiftRows,
} from '../receive.tsx';
import { button, field } from '../site-forms.tsx';

const [first, second] = [parcelNumbered(1), parcelNumbered(2)];
const sent = () => api.sent(receiveOrderEndpoint);
const sentItems = async () => (await sent()).map(({ body }) => JSON.parse(body ?? '').items);

test('before the first label is scanned, the desk says how to begin, and the focus is in the field into which a hand scanner types', async () => {
  await openReceive();
  await expect.element(parcelState).toMatchTextContent(copy.empty.title);
  await expect.element(page.getByText(copy.shift.none)).toBeVisible();
  await expect.element(numberField).toHaveFocus();
});

test('the next scan receives the open parcel with all its offered pieces, in one request after ten seconds', async () => {
  await openReceive(first, second);
  await scanAndExpect(first, copy.expected.title);
  await expect.element(page.getByRole('heading', { name: 'Parcel 1' })).toBeVisible();
  stopClock();
  await scanLabel(second);
  await expect.element(page.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.waiting);
  await advance(9_000);
  expect(await sent()).toEqual([]);
  await advance(1_000);
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.received);
  const [request, ...others] = await sent();
  expect(others).toEqual([]);
  expect(request?.path).toBe(`/api/staff/orders/${first._id}/receive`);
  expect(request?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  expect(await sentItems()).toEqual([[{ _id: 'item-0', receivedQuantity: 3 }]]);
});

test('the plus and minus keys count the pieces of an item, the arrow keys choose the item, and Enter receives the parcel with the counted pieces', async () => {
  await openReceive(parcelWithTwoItems);
  await scanAndExpect(parcelWithTwoItems, copy.expected.title);
  await userEvent.keyboard('--{ArrowDown}--');
  await expect.element(field('Pieces received: Coats')).toHaveValue('2');
  await expect.element(field('Pieces received: Blankets')).toHaveValue('0');
  await expect.element(field(copy.reason).nth(1)).toHaveValue(copy.missing);
  await userEvent.keyboard('{ArrowUp}+{Enter}');
  await expect.element(shiftRows).toMatchTextContent('3 of 6');
  await button(copy.shift.finish).click();
  await expect.element(page.getByText(copy.shift.none)).toBeVisible();
  expect(await sentItems()).toEqual([
    [
      { _id: 'coats', receivedQuantity: 3 },
      { _id: 'blankets', receivedQuantity: 0, declinedReason: copy.missing },
    ],
  ]);
});

test('pieces and reasons can be typed into their fields, and a button adds pieces', async () => {
  await openReceive(parcelWithTwoItems);
  await scanAndExpect(parcelWithTwoItems, copy.expected.title);
  await field('Pieces received: Coats').fill('3');
  await field(copy.reason).fill('One was torn');
  await button('One more: Blankets').click();
  await button('Receive 6 pieces').click();
  await button(copy.shift.finish).click();
  await expect.poll(sentItems).toEqual([
    [
      { _id: 'coats', receivedQuantity: 3, declinedReason: 'One was torn' },
      { _id: 'blankets', receivedQuantity: 3 },
    ],
  ]);
});

test('a parcel without any of its pieces cannot be received', async () => {
  await openReceive(first);
  await scanAndExpect(first, copy.expected.title);
  await userEvent.keyboard('---{Enter}');
  await expect.element(page.getByText(copy.nothing)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states['set aside']);
  expect(await sent()).toEqual([]);
});

test('receiving a parcel can be undone until its request is sent, and the parcel can be opened again', async () => {
  await openReceive(first, first);
  await scanAndExpect(first, copy.expected.title);
  await userEvent.keyboard('{Enter}z');
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.undone);
  await expect.element(button(copy.shift.undo)).toHaveAttribute('aria-disabled', 'true');
  await button(`Open: ${first.itemsName}`).click();
  await expect.element(parcelState).toMatchTextContent(copy.expected.title);
  expect(await sent()).toEqual([]);
});

test('what a hand scanner types is read even when a button has the focus, and the Enter that the scanner types does not press the button', async () => {
  await openReceive(first, second);
  await scanAndExpect(first, copy.expected.title);
  await button(`One less: ${first.items[0]?.name}`).click();
  await scanAndExpect(second, copy.expected.title);
  await expect.element(shiftRows).toMatchTextContent('2 of 3');
});

test('parcels whose labels are scanned faster than they can be looked up are received one after another', async () => {
  await openReceive(first, second);
  const input = numberField.element() as HTMLInputElement;
  for (const { _id } of [first, second, second]) {
    input.value = _id;
    input.form?.requestSubmit();
  }
  await expect.element(page.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
  await expect.element(shiftRows).toMatchTextContent('Parcel 1');
});

test('typing the last digits of the open parcel’s number does not receive the parcel twice', async () => {
  await openReceive(first);
  await scanAndExpect(first, copy.expected.title);
  const { release } = await api.keepPending(listStaffOrdersEndpoint);
  await userEvent.keyboard('6531{Enter}6531{Enter}');
  await release({ json: { result: [first], next: null } });
  await expect.element(parcelState).toMatchTextContent(copy.refusals['just received'].text);
  await expect
    .poll(() => shiftRows.elements().map((row) => row.getAttribute('data-state')))
    .toEqual(['set aside', 'waiting']);
});

test('a code that is not a label gets a message, and the parcel stays open', async () => {
  await openReceive(first);
  await scanAndExpect(first, copy.expected.title);
  await userEvent.keyboard('https://example.com/{Enter}');
  await expect.element(numberField).toHaveAccessibleDescription(new RegExp(copy.incomplete));
  await expect.element(parcelState).toMatchTextContent(copy.expected.title);
  await userEvent.keyboard('6532{Enter}');
  await expect.element(shiftRows).toMatchTextContent('Parcel 1');
});

test('when the numbers of several orders end in the same digits, staff choose one of the orders', async () => {
  await openReceive();
  await api.reply(listStaffOrdersEndpoint, { result: [first, second], next: null });
  await userEvent.keyboard('6531{Enter}');
  await expect.element(parcelState).toMatchTextContent('2 order numbers end like this');
  await button('KC-6A010F61-6532: Parcel 2').click();
  await expect.element(parcelState).toMatchTextContent(copy.expected.title);
  await expect.element(page.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
});

test('a parcel that the API refuses shows the reason, and stays in the list when the shift is finished', async () => {
  await expectBrowserError(/409/);
  await openReceive(first);
  await api.respond(receiveOrderEndpoint, failure(409, 'This order is declined and can no longer change.', 'conflict'));
  await scanAndExpect(first, copy.expected.title);
  await userEvent.keyboard('{Enter}');
  await button(copy.shift.finish).click();
  await expect.element(shiftRows).toMatchTextContent('This order is declined and can no longer change.');
  await expect
    .element(page.getByRole('link', { name: `Order: ${first.itemsName}` }))
    .toHaveAttribute('href', `?order=${first._id}#orders`);
});

test('a request to receive a parcel that gets no reply is repeated with the same idempotency key, and nothing is lost', async () => {
  await expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
  await openReceive(first);
  await api.respond(receiveOrderEndpoint, { abort: 'internetdisconnected' }, { json: receivedReply(first) });
  await scanAndExpect(first, copy.expected.title);
  stopClock();
  await userEvent.keyboard('{Enter}');
  await advance(10_000);
  await expect.element(page.getByText(copy.offline)).toBeVisible();
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.waiting);
  await advance(15_000);
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.received);
  await expect.element(page.getByText(copy.offline)).not.toBeInTheDocument();
  const keys = (await sent()).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a scanned label that cannot be looked up stays in the list, and its parcel can be opened later', async () => {
  await expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
  await openReceive();
  await api.respond(
    listStaffOrdersEndpoint,
    { abort: 'internetdisconnected' },
    { json: { result: [first], next: null } },
  );
  await scanLabel(first);
  await expect.element(parcelState).toMatchTextContent(copy.unreadOffline.text);
  await expect.element(shiftRows).toMatchTextContent(first._id);
  await page.getByRole('button', { name: /^Open: / }).click();
  await expect.element(parcelState).toMatchTextContent(copy.expected.title);
  expect(shiftRows.elements()).toEqual([]);
});

test('if the page was left before the request to receive a parcel was sent, the request is sent when the desk is opened again', async () => {
  const request = { items: [{ _id: 'item-0', receivedQuantity: 3 }], key: 'k'.repeat(32), sendAt: 0 };
  const row = { id: 'row', state: 'sending', order: first._id, number: 'KC', itemsName: 'Parcel 1' };
  const rows = [{ ...row, organization: 'A', at: new Date().toISOString(), pieces: 3, offered: 3, request }];
  localStorage.setItem('shift:staff-1', JSON.stringify({ rows }));
  await api.reply(receiveOrderEndpoint, receivedReply(first));
  await openReceive();
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.received);
  expect((await sent()).map(({ headers }) => headers['idempotency-key'])).toEqual([request.key]);
});
