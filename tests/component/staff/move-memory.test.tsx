import { moveOrdersEndpoint } from '@kindcrate/contract/order-moves';
import { getStaffOrderEndpoint, listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { staffOrders } from '../../../src/stores/staff-orders.ts';
import { moveReply, openOrders, orderNamed, sentMoves } from '../bulk.tsx';
import { api, type PageMemory } from '../mock-api.ts';

/** How many orders the list shows at a time. */
const batchSize = 25;

/** Whether the order at this position of a batch is declined with a reason, instead of being put under review. */
const isDeclined = (position: number) => position % 5 === 4;

const namesOf = (from: number) => Array.from({ length: batchSize }, (_, index) => `Crate ${from + index}`);

/** Polls in the page, because asking the test runner for each check would take longer than the move. */
async function waitFor<T>(find: () => T | null | undefined | false): Promise<T> {
  const deadline = performance.now() + 5_000;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`Timed out waiting for ${find}`);
    await new Promise(requestAnimationFrame);
  }
}

const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const waitForVisible = (selector: string) => waitFor(() => element(selector)?.checkVisibility() && element(selector));

async function declineOpenOrder(): Promise<void> {
  (await waitForVisible('.status-actions [value="declined"]')).click();
  const field = (await waitForVisible('.status-actions textarea')) as HTMLTextAreaElement;
  field.value = 'Moths were here first.';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  (await waitForVisible('.status-actions [type="submit"]')).click();
}

/**
 * Moves a batch of orders, one after another, with the buttons and keys of the queue. The desk holds each move until the next one
 * starts; the last one is sent with the button of the toast.
 */
async function moveBatch(from: number): Promise<void> {
  const names = namesOf(from);
  await api.reply(listStaffOrdersEndpoint, { result: names.map((name) => orderNamed(name)), next: null });
  const statusOf = (position: number) => (isDeclined(position) ? 'declined' : 'under review');
  await api.reply(moveOrdersEndpoint, ...names.map((name, position) => moveReply(statusOf(position), [name])));
  // The last order of the previous batch stays open until another one is opened.
  await api.reply(getStaffOrderEndpoint, { data: orderNamed(`Crate ${from - 1}`, 'declined') });
  await staffOrders.reload();
  (await waitForVisible('.queue-row__link')).click();
  for (const [position, name] of names.entries()) {
    await waitFor(() => element('.order-details__title')?.textContent?.startsWith(`${name} `));
    if (isDeclined(position)) await declineOpenOrder();
    else (await waitForVisible('.status-actions [value="under review"]')).click();
    await waitForVisible('.status-actions > p');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  }
  (await waitForVisible('.move-toast button + button')).click();
  const isMoved = () =>
    document.querySelectorAll('.queue-row__status:not([data-status="submitted"])').length === batchSize;
  await waitFor(isMoved);
}

/** Moves the orders from one number up to another, and then measures the memory of the page. */
async function moveAndMeasure(from: number, to: number): Promise<PageMemory> {
  for (let moved = from; moved < to; moved += batchSize) await moveBatch(moved);
  return commands.measureMemory();
}

test('the memory of the tab stays flat while 500 orders are moved one by one', { timeout: 300_000 }, async () => {
  await openOrders(orderNamed('Crate 0'));
  const early = await moveAndMeasure(0, 100);
  const late = await moveAndMeasure(100, 500);
  expect(await sentMoves()).toHaveLength(500);
  expect(late.heap - early.heap).toBeLessThan(1_000_000);
  expect(late.nodes - early.nodes).toBeLessThan(500);
  expect(late.listeners - early.listeners).toBeLessThan(50);
});
