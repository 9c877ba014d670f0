import { listAssigneesEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { listOrderNotesEndpoint } from '@kindcrate/contract/staff-order-notes';
import { expect } from 'vitest';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { testAccessibility } from './accessibility.ts';

const { assignment } = staffCopy.orders;
const note = { _id: 'note', text: 'Withoutaspace'.repeat(70), by: 'Wwwwwwwwww', at: '2026-11-21T10:00:00.000Z' };
const order = { ...staffOrderWith('submitted'), notes: 2, assignee: { _id: 'ruth', username: 'Wwwwwwwwww' } };

testAccessibility('an order with long notes, and the list of possible assignees', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [note, { ...note, _id: 'other', by: null }] });
  await api.reply(listAssigneesEndpoint, { result: [{ _id: 'ruth', username: 'Wwwwwwwwww' }] });
  await openDesk('orders', { orders: [order] });
  await expect.element(row.getByText(note.by, { exact: true })).toBeVisible();
  await row.getByText(assignment.choose).click();
  await expect.element(row.getByRole('combobox', { name: assignment.person })).toBeVisible();
});
