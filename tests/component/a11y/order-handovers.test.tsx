import { listTimesEndpoint } from '@kindcrate/contract/handovers';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { handoverOrders } from '../../../src/workbench/desk-handover-fixtures.ts';
import { longWord } from '../../../src/workbench/long-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { testAccessibility } from './accessibility.ts';

const { handover: copy } = staffCopy.orders;
const section = page.getByRole('group', { name: copy.title });
const { agreed } = handoverOrders;
const address = { street: longWord, number: '14', postalCode: '04121', city: longWord, remark: longWord };
const freeTimes = Array.from({ length: 30 }, (_, hour) => {
  const start = Date.UTC(2030, 4, 7, 9 + hour);
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
});

const states: Record<string, () => Promise<void>> = {
  'a handover at the desk with a very long address': async () => {
    await openDesk('orders', { orders: [{ ...agreed, handover: { ...agreed.handover, address } }] });
    await expect.element(section).toMatchTextContent(longWord);
  },
  'the free times that the desk can offer': async () => {
    await api.reply(listTimesEndpoint, { timeZone: 'America/New_York', result: freeTimes });
    await openDesk('orders', { orders: [agreed] });
    await section.getByRole('button', { name: copy.offerOthers }).click();
    await expect.element(section.getByRole('checkbox').first()).toBeVisible();
  },
  'the confirmation before the desk cancels a handover': async () => {
    await openDesk('orders', { orders: [agreed] });
    await section.getByRole('button', { name: copy.cancel.label }).click();
    await expect.element(section.getByText(copy.cancel.question)).toBeVisible();
  },
};

for (const [state, order] of Object.entries(handoverOrders)) {
  testAccessibility(`the handover of an order at the desk: ${state}`, async () => {
    await openDesk('orders', { orders: [order] });
    await expect.element(section).toBeVisible();
  });
}

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);
