import { listOrderNotesEndpoint } from '@kindcrate/contract/staff-order-notes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { receiveCopy as copy, openReceive, parcelNote, parcelWithNote, scanAndExpect, shiftRows } from '../receive.tsx';

test('each item of a scanned parcel shows what is expected: its pieces, its condition, and its first photo', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [parcelNote] });
  await openReceive(parcelWithNote);
  await scanAndExpect(parcelWithNote, copy.expected.title);
  const items = page.getByRole('list', { name: copy.items }).getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Coats.*Worn.*of 1/);
  await expect.element(items.nth(1)).toMatchTextContent(/Blankets.*of 2/);
  const photo = items.nth(0).getByRole('img', { name: 'Photo of Coats' });
  await expect.element(photo).toHaveAttribute('src', parcelWithNote.image.thumbnailUrl);
  await expect.element(photo).toHaveAttribute('loading', 'lazy');
  expect(items.nth(1).getByRole('img').elements()).toEqual([]);
});

test('notes by colleagues on an order are shown while its parcel is counted', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [parcelNote] });
  await openReceive(parcelWithNote);
  await scanAndExpect(parcelWithNote, copy.expected.title);
  const notes = page.getByRole('region', { name: staffCopy.orders.notes.title });
  await expect.element(notes).toMatchTextContent(/Marisol.*One zipper sticks/);
  expect((await api.sent(listOrderNotesEndpoint)).map(({ path }) => path)).toEqual([
    `/api/staff/orders/${parcelWithNote._id}/notes`,
  ]);
});

test('a failure to load the notes is reported, and the parcel can still be received', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(listOrderNotesEndpoint, { status: 503, json: {} });
  await openReceive(parcelWithNote);
  await scanAndExpect(parcelWithNote, copy.expected.title);
  await expect.element(page.getByText(staffCopy.orders.notes.loadFailed)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(shiftRows).toMatchTextContent(copy.shift.states.waiting);
});
