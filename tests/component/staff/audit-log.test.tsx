import { exportAuditEndpoint, listAuditEndpoint } from '@kindcrate/contract/audit';
import { listPeopleEndpoint } from '@kindcrate/contract/staff-people';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { donor } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';

const { filter } = staffCopy.auditLog;
const queries = async () => (await api.sent(listAuditEndpoint)).map(({ query }) => query);

const entry = {
  _id: 'moved',
  actor: { _id: 'robin', username: 'Robin' },
  action: 'moved',
  subject: { kind: 'order', _id: '6a010f61-1c2d-4e3f-8a9b-0c1d2e3f4a5b', title: 'Winter coats' },
  detail: 'accepted',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;

test('an audit entry about an order links to the order, and shows its number', async () => {
  await openDesk('trail', { audit: [entry] });
  const link = page.getByRole('link', { name: /Winter coats/ });
  await expect.element(link).toHaveAttribute('href', `?open=${entry.subject._id}#orders`);
  await expect.element(page.getByText('KC-6A010F61-1C2D')).toBeVisible();
});

test('an audit entry whose subject no longer exists has no link', async () => {
  await openDesk('trail', { audit: [{ ...entry, subject: { ...entry.subject, title: null } }] });
  await expect.element(page.getByText(/no longer available/)).toBeVisible();
  expect(page.getByRole('link', { name: /no longer available/ }).elements()).toEqual([]);
});

test('the filter of the audit log is sent to the API, and is in the URL of the page', async () => {
  await openDesk('trail');
  await page.getByLabelText(filter.action).selectOptions('blocked');
  await page.getByLabelText(filter.from, { exact: true }).fill('2026-11-01');
  await page.getByRole('button', { name: filter.find }).click();
  await expect.element(page.getByText(filter.none)).toBeVisible();
  expect(location.search).toBe('?action=blocked&from=2026-11-01');
  expect((await queries()).at(-1)).toEqual({ action: 'blocked', from: '2026-11-01' });
});

test("the audit log shows the name of the person whose entries it lists, and a button lists everyone's entries again", async () => {
  history.replaceState(null, '', '?actor=robin#trail');
  await api.reply(listAuditEndpoint, { result: [entry], next: null, people: { actor: 'Robin', about: null } });
  await openDesk('trail');
  await expect.element(page.getByText('Done by ', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: filter.everyone }).click();
  await expect.poll(() => location.search).toBe('');
  expect((await queries())[0]).toEqual({ actor: 'robin' });
});

test('a person can be found by name, chosen with the keyboard, and added to the filter of the audit log in the URL', async () => {
  history.replaceState(null, '', '?action=blocked#trail');
  await openDesk('trail', { people: [donor] });
  await expect.poll(async () => (await queries()).length).toBe(1);
  await api.reply(listAuditEndpoint, { result: [], next: null, people: { actor: donor.username, about: null } });
  await page.getByLabelText(filter.person, { exact: true }).fill('  ruth ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(donor.email)).toBeVisible();
  expect((await api.sent(listPeopleEndpoint)).map(({ query }) => query)).toEqual([{ q: 'ruth' }]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: new RegExp(`^${filter.did} Ines`) })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`Done by ${donor.username}`)).toBeVisible();
  expect(location.search).toBe(`?action=blocked&actor=${donor._id}`);
  expect((await queries()).at(-1)).toEqual({ action: 'blocked', actor: donor._id });
  expect(document.activeElement?.textContent).toContain(`Done by ${donor.username}`);
});

test('one button of the audit log lists what was done to the account of a found person, and another one returns to the search for a person', async () => {
  await openDesk('trail', { people: [donor] });
  await page.getByLabelText(filter.person, { exact: true }).fill('ruth');
  await page.getByRole('button', { name: filter.findPerson }).click();
  await page.getByRole('button', { name: new RegExp(`^${filter.concerned}`) }).click();
  await expect.poll(() => location.search).toBe(`?about=${donor._id}`);
  await page.getByRole('button', { name: filter.everyone }).click();
  await expect.element(page.getByLabelText(filter.person, { exact: true })).toHaveFocus();
});

test('the audit log reports that nobody matches a search for a person, and an empty search requests nothing', async () => {
  await openDesk('trail');
  const field = page.getByLabelText(filter.person, { exact: true });
  await field.fill('   ');
  await page.getByRole('button', { name: filter.findPerson }).click();
  await field.fill('nobody');
  await page.getByRole('button', { name: filter.findPerson }).click();
  await expect.element(page.getByText(filter.nobody)).toBeVisible();
  expect(await api.sent(listPeopleEndpoint)).toHaveLength(1);
});

test('the audit entries that match the filter can be downloaded', async () => {
  await openDesk('trail');
  await api.respond(exportAuditEndpoint, { body: 'Time', contentType: 'text/csv' });
  await page.getByRole('button', { name: filter.download }).click();
  await expect.element(page.getByText(filter.downloaded)).toBeVisible();
});
