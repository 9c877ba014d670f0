import type { Handover } from '@kindcrate/contract/handovers';
import { listHandoversEndpoint } from '@kindcrate/contract/staff-handover-list';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { collection, emptyRunList, runList } from '../../../src/workbench/run-list-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { dayButton, openRunList, runListCopy } from '../run-list.tsx';

const stops = (title: string) => page.getByRole('region', { name: title, exact: true }).getByRole('listitem');

test('the run list shows the collections of a day with address, map and phone, and then the drop-offs', async () => {
  await openRunList();
  await expect.element(page.getByRole('heading', { name: 'Tuesday, November 24' })).toBeVisible();
  await expect.element(page.getByText('3 collections, 1 drop-off, 36 pieces')).toBeVisible();
  const collections = stops(runListCopy.collections);
  const first = collections.first();
  await expect.element(first).toMatchTextContent(/9:00\sAM/);
  await expect.element(first).toMatchTextContent('3 Ferry Lane, 04121 Harbor');
  await expect.element(first).toMatchTextContent('Blue gate, ring twice');
  const map = first.getByRole('link', { name: runListCopy.map });
  await expect
    .element(map)
    .toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=3+Ferry+Lane%2C+04121+Harbor');
  await expect.element(first.getByRole('link', { name: '01010926523' })).toHaveAttribute('href', 'tel:01010926523');
  await expect.element(collections.nth(1)).toMatchTextContent('On the way since');
  await expect.element(collections.nth(2)).toMatchTextContent(runListCopy.received);
  const dropOff = stops(runListCopy.dropOffs);
  await expect.element(dropOff).toMatchTextContent(/24 pieces: Picture books/);
  expect(dropOff.getByRole('link', { name: runListCopy.map }).elements()).toEqual([]);
});

test('pressing a day of the week opens its run list, and the URL contains the day', async () => {
  await openRunList(runList, { ...emptyRunList, from: '2026-11-25', to: '2026-11-25' });
  await expect.element(dayButton(/Nov 24 8 of 20 taken/)).toHaveAttribute('aria-current', 'date');
  await expect.element(dayButton(new RegExp(`Nov 26 ${runListCopy.closed}`))).toBeVisible();
  await dayButton(/Nov 25/).click();
  await expect.element(page.getByText(runListCopy.none)).toBeVisible();
  await expect.element(dayButton(/Nov 25/)).toHaveAttribute('aria-current', 'date');
  expect([location.search, location.hash]).toEqual(['?day=2026-11-25', '#run-list']);
  const [, second] = await api.sent(listHandoversEndpoint);
  expect(second?.query).toEqual({ from: '2026-11-25' });
});

test('staff can report that they are on their way to a collection that starts in an hour', async () => {
  const start = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const onTheWayAt = new Date().toISOString();
  const handover: Handover = {
    kind: 'collection',
    state: 'agreed',
    preferred: [],
    offered: [],
    timeZone: 'UTC',
    onTheWayAt,
  };
  const data = { ...staffOrderWith('accepted'), handover };
  await api.reply(updateStaffHandoverEndpoint, { success: true, message: 'The donor has been notified', data });
  await openRunList({ ...runList, result: [{ ...collection, start }] });
  await page.getByRole('button', { name: runListCopy.leave }).click();
  await expect.element(page.getByText('The donor has been notified')).toBeVisible();
  await expect.element(page.getByText('On the way since')).toBeVisible();
  expect(page.getByRole('button', { name: runListCopy.leave }).elements()).toEqual([]);
  expect((await api.sent(updateStaffHandoverEndpoint))[0]?.body).toBe(JSON.stringify({ action: 'leave' }));
});

test('when the API refuses the report that someone is on the way, the reason is shown', async () => {
  await expectBrowserError(/409/);
  const start = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await api.respond(updateStaffHandoverEndpoint, failure(409, 'No collection is agreed.', 'conflict'));
  await openRunList({ ...runList, result: [{ ...collection, start }] });
  await page.getByRole('button', { name: runListCopy.leave }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No collection is agreed.');
  await expect.element(page.getByRole('button', { name: runListCopy.leave })).toBeVisible();
});

test('a run list that could not be loaded can be requested again', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(listHandoversEndpoint, { status: 503, json: {} });
  await openDesk('run-list');
  await expect.element(page.getByText(staffCopy.list.failed)).toBeVisible();
  await api.reply(listHandoversEndpoint, runList);
  await page.getByRole('button', { name: staffCopy.list.tryAgain }).click();
  await expect.element(page.getByRole('heading', { name: 'Tuesday, November 24' })).toBeVisible();
});
