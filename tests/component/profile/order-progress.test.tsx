import type { Order } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { openProfile } from '../screens.tsx';

const card = page.getByRole('article');
const title = card.getByRole('heading', { name: 'What happens next' });
const steps = () =>
  [...document.querySelectorAll('.order-progress > li')].map((step) => step.textContent?.replace(/\s+/g, ' '));
const open = (changes: Partial<Order>) => openProfile('orders', { orders: [{ ...order, ...changes }] });
const expected = { received: '2030-05-08', completed: '2030-05-12' };
const accepted: Partial<Order> = {
  status: 'accepted',
  history: [...order.history, { status: 'accepted', at: '2026-11-08T09:30:00.000Z' }],
  expected,
};

test('the progress of an order in the profile shows the steps that are done, the next one, and the days by which the others are expected', async () => {
  await open(accepted);
  await expect.element(title).toBeVisible();
  expect(steps()).toEqual([
    expect.stringMatching(/^Done Nov(ember)? 7, 2026You sent it/),
    expect.stringMatching(/^Done Nov(ember)? 7, 2026We look at it/),
    expect.stringMatching(/^Done Nov(ember)? 8, 2026They say yes/),
    expect.stringMatching(/^Next · by May 8It arrives/),
    expect.stringMatching(/^by May 12It finds a home/),
  ]);
  await expect
    .element(card.getByText(/estimates, based on how long recent gifts to Mantle & Mitten took/))
    .toBeVisible();
});

test('the progress of an order in the profile shows the day of the agreed handover instead of the day by which the goods are expected', async () => {
  const agreed = { start: '2030-05-07T09:00:00.000Z', end: '2030-05-07T10:00:00.000Z' };
  await open({
    ...accepted,
    handover: { kind: 'drop-off', state: 'agreed', preferred: [], offered: [], timeZone: 'UTC', agreed },
  });
  await expect.element(title).toBeVisible();
  expect(steps()[3]).toMatch(/^Next · May 7, 2030It arrives/);
});

test('the profile shows no progress for an order that has ended, or whose expected dates cannot be estimated yet', async () => {
  await open({ ...accepted, status: 'declined' });
  await expect.element(card.getByText('Status', { exact: true })).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  await open({ ...accepted, expected: undefined });
  await expect.element(card.getByText('Status', { exact: true })).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
});
