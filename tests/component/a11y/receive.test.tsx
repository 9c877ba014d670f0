import { listOrderNotesEndpoint } from '@kindcrate/contract/staff-order-notes';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longStaffOrder } from '../../../src/workbench/desk-fixtures.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import {
  receiveCopy as copy,
  openReceive,
  parcelNote,
  parcelNumbered,
  parcelState,
  parcelWithNote,
  parcelWithTwoItems,
  scanAndExpect,
  shiftRows,
} from '../receive.tsx';
import { testAccessibility } from './accessibility.ts';

const longParcel = parcelNumbered(3, { ...longStaffOrder, _id: parcelNumbered(3)._id });

testAccessibility('receiving: before the first label', () => openReceive());

testAccessibility('receiving: an expected parcel of two items, one of which is missing', async () => {
  await openReceive(parcelWithTwoItems);
  await scanAndExpect(parcelWithTwoItems, copy.expected.title);
  await userEvent.keyboard('----');
});

testAccessibility('receiving: a parcel with a photo and a note', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [parcelNote] });
  await openReceive(parcelWithNote);
  await scanAndExpect(parcelWithNote, copy.expected.title);
  await expect.element(page.getByText(parcelNote.text)).toBeVisible();
});

testAccessibility('receiving: long words', async () => {
  await openReceive(longParcel, longParcel);
  await scanAndExpect(longParcel, copy.expected.title);
  await userEvent.keyboard('{Enter}z');
  await scanAndExpect(longParcel, copy.expected.title);
});

for (const status of ['received', 'declined', 'cancelled'] as const)
  testAccessibility(`receiving: the label of an order that is ${status}`, async () => {
    await openReceive(parcelNumbered(1, { status }));
    await scanAndExpect(parcelNumbered(1), copy.refusals[status].title);
  });

testAccessibility(
  'receiving: several orders to choose from, and a shift with a parcel that is waiting to be sent',
  async () => {
    await openReceive(parcelNumbered(1));
    await scanAndExpect(parcelNumbered(1), copy.expected.title);
    await api.reply(listStaffOrdersEndpoint, { result: [parcelNumbered(2), longParcel], next: null });
    await userEvent.keyboard('6532{Enter}');
    await expect.element(shiftRows).toBeVisible();
    await expect.element(parcelState).toMatchTextContent(copy.several.title);
  },
);

testAccessibility('receiving: a label that could not be looked up', async () => {
  await expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
  await openReceive();
  await api.respond(listStaffOrdersEndpoint, { abort: 'internetdisconnected' });
  await scanAndExpect(parcelNumbered(1), copy.unreadOffline.title);
});
