import { assignOrderEndpoint, listAssigneesEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { addOrderNoteEndpoint, listOrderNotesEndpoint } from '@kindcrate/contract/staff-order-notes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';

const { orders: copy } = staffCopy;
const { notes, assignment } = copy;
const order = staffOrderWith('submitted');
const note = { _id: 'note-1', text: 'Second floor.\nNo elevator.', by: 'Marisol', at: '2026-11-21T10:00:00.000Z' };
const field = row.getByRole('textbox', { name: notes.label });
const lastBody = async (endpoint: Parameters<typeof api.sent>[0]) =>
  JSON.parse((await api.sent(endpoint)).at(-1)?.body ?? '');
const assigned = { ...order, assignee: { _id: 'ruth', username: 'Ruth' } };

test('existing notes on an order are shown immediately, with their authors', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [note, { ...note, _id: 'note-2', by: null }] });
  await openDesk('orders', { orders: [{ ...order, notes: 2 }] });
  await expect.element(row.getByText(notes.titleWithCount.replace('{count}', '2'))).toBeVisible();
  await expect.element(row.getByText('Marisol')).toBeVisible();
  await expect.element(row.getByText(notes.someone, { exact: true })).toBeVisible();
});

test('the key n opens the notes, and a note that is added there is listed', async () => {
  await api.reply(listOrderNotesEndpoint, { result: [] });
  await api.reply(addOrderNoteEndpoint, { success: true, message: 'Saved.', result: [note] });
  await openDesk('orders', { orders: [order] });
  await expect.element(row.getByText(notes.title)).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(field).toHaveFocus();
  await field.fill(note.text);
  await row.getByRole('button', { name: notes.save }).click();
  await expect.element(row.getByText('No elevator.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(await lastBody(addOrderNoteEndpoint)).toEqual({ text: note.text });
});

test('a note that could not be saved stays in its field', async () => {
  await expectBrowserError(/500/);
  await api.reply(listOrderNotesEndpoint, { result: [] });
  await api.respond(addOrderNoteEndpoint, failure(500, 'Something went wrong', 'internal_error'));
  await openDesk('orders', { orders: [order] });
  await row.getByText(notes.title).click();
  await field.fill('Ring twice');
  await row.getByRole('button', { name: notes.save }).click();
  await expect.element(row.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('Ring twice');
});

test('notes that could not be loaded can be requested again', async () => {
  await expectBrowserError(/500/);
  await api.respond(listOrderNotesEndpoint, failure(500, 'Something went wrong', 'internal_error'));
  await openDesk('orders', { orders: [{ ...order, notes: 1 }] });
  await expect.element(row.getByText(notes.loadFailed)).toBeVisible();
  await api.reply(listOrderNotesEndpoint, { result: [note] });
  await row.getByRole('button', { name: notes.tryAgain }).click();
  await expect.element(row.getByText('Marisol')).toBeVisible();
});

test('the key m assigns the open order to the person who pressed the key, and the list then shows that person', async () => {
  await api.reply(assignOrderEndpoint, { success: true, message: 'Assigned.', data: assigned });
  await openDesk('orders', { orders: [order] });
  await expect.element(row.getByRole('button', { name: assignment.toMe })).toBeVisible();
  await userEvent.keyboard('m');
  await expect.element(row.getByText(assignment.by.replace('{name}', 'Ruth'))).toHaveFocus();
  const list = page.getByRole('list', { name: staffCopy.tabs.orders });
  await expect.element(list.getByText(copy.queue.assignee.replace('{name}', 'Ruth'))).toBeInTheDocument();
  expect(await lastBody(assignOrderEndpoint)).toMatchObject({ expected: '' });
});

test('the list of possible assignees shows the current one, and has an option to assign the order to nobody', async () => {
  await api.reply(listAssigneesEndpoint, { result: [{ _id: 'dana', username: 'Dana' }, assigned.assignee] });
  await api.reply(assignOrderEndpoint, { success: true, message: 'Done.', data: order });
  await openDesk('orders', { orders: [assigned] });
  await row.getByText(assignment.choose).click();
  const choice = row.getByRole('combobox', { name: assignment.person });
  await expect.element(choice).toHaveValue('ruth');
  await choice.selectOptions('');
  await row.getByRole('button', { name: assignment.save, exact: true }).click();
  await expect.element(row.getByText(assignment.nobody)).toBeVisible();
  expect(await lastBody(assignOrderEndpoint)).toEqual({ assignee: '', expected: 'ruth' });
});

test('when a colleague has already assigned an order, the desk offers to load its latest version', async () => {
  await expectBrowserError(/409/);
  await api.respond(assignOrderEndpoint, failure(409, 'Someone else changed this first', 'conflict'));
  await openDesk('orders', { orders: [order] });
  await row.getByRole('button', { name: assignment.toMe }).click();
  await expect.element(row.getByRole('button', { name: copy.reloadLatest.label })).toBeVisible();
});

test('the history of an order names the person who made each status change', async () => {
  const [first] = order.history;
  if (!first) throw new Error('The sample order has no history');
  await openDesk('orders', { orders: [{ ...order, history: [{ ...first, by: 'Marisol' }] }] });
  await row.getByText(copy.history, { exact: true }).click();
  await expect.element(row.getByText(copy.stepBy.replace('{name}', 'Marisol'))).toBeVisible();
});
