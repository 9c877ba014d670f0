import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultColumns } from '../../../src/lib/order-columns.ts';
import { checkbox, openOrders, orderNamed, selectionBar } from '../bulk.tsx';
import { row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { columnNames, openTable, queueCopy, rowHeaders, table, tableCopy } from '../order-table.tsx';

const { orders: copy, list } = staffCopy;
const orders = ['Coats', 'Lamps', 'Toys'].map((name) => orderNamed(name));
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const rowLink = (name: string) => table.getByRole('link', { name, exact: true });
const namesOf = (columns: readonly (keyof typeof tableCopy.names)[]) =>
  columns.map((column) => tableCopy.names[column]);
const columnCheckbox = (name: string) =>
  page.getByRole('group', { name: tableCopy.columns }).getByLabelText(name, { exact: true });

test('a button switches the orders to a table and back to a list, and the URL keeps the view and the filter', async () => {
  history.replaceState(null, '', `${location.pathname}?status=submitted`);
  await openOrders(...orders);
  await page.getByRole('button', { name: queueCopy.asTable }).click();
  await expect.element(rowHeaders).toHaveLength(3);
  expect(columnNames()).toEqual(namesOf(defaultColumns));
  expect([parameter('view'), parameter('status')]).toEqual(['table', 'submitted']);
  await page.getByRole('button', { name: queueCopy.asList }).click();
  await expect.element(table).not.toBeInTheDocument();
  expect([parameter('view'), parameter('status')]).toEqual([null, 'submitted']);
});

test('the table shows the columns that the URL lists, and ignores unknown columns', async () => {
  await openTable(orders, '?view=table&columns=status,number,password');
  expect(columnNames()).toEqual(namesOf(['goods', 'number', 'status']));
});

test('the chosen columns are shown immediately and stay in the URL when a filter changes', async () => {
  await openTable(orders);
  await page.getByText(tableCopy.columns, { exact: true }).first().click();
  await columnCheckbox(tableCopy.names.number).click();
  await columnCheckbox(tableCopy.names.handover).click();
  await expect.element(columnCheckbox(tableCopy.names.handover)).toHaveFocus();
  const chosen = [
    'goods',
    'number',
    'pieces',
    'donor',
    'organization',
    'status',
    'waiting',
    'placed',
    'assignee',
  ] as const;
  expect(columnNames()).toEqual(namesOf(chosen));
  await page.getByRole('combobox', { name: copy.status, exact: true }).selectOptions('accepted');
  expect([parameter('status'), parameter('view'), parameter('columns')]).toEqual(['accepted', 'table', chosen.join()]);
});

test('the header of the Placed column sorts the table, announces the direction, and updates the filter form', async () => {
  await openTable(orders, '?view=table&status=submitted');
  const header = table.getByRole('columnheader', { name: tableCopy.names.placed });
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header.getByRole('button')).toHaveFocus();
  const query = (await api.sent(listStaffOrdersEndpoint)).at(-1)?.query;
  expect(query).toEqual({ status: 'submitted', sort: 'oldest' });
  await expect.element(page.getByLabelText(copy.sort, { exact: true })).toHaveValue('oldest');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

test('a row opens its order beside the table, and Back returns the focus to the row', async () => {
  await openTable(orders);
  await expect.element(row).not.toBeInTheDocument();
  await rowLink('Lamps').click();
  await expect.element(row.getByRole('heading', { level: 2 })).toMatchTextContent('Lamps');
  await expect.element(rowLink('Lamps')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: queueCopy.back }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(rowLink('Lamps')).toHaveFocus();
});

test('the keys j and k move between the rows of the table, and the key x selects a row', async () => {
  await openTable(orders);
  await userEvent.keyboard('jj');
  await expect.element(rowLink('Lamps')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(rowLink('Coats')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(checkbox('Coats')).toBeChecked();
  await checkbox('Toys').click({ modifiers: ['Shift'] });
  await expect.element(selectionBar).toMatchTextContent('3 selected');
});

test('an empty table keeps its header and says that there are no orders', async () => {
  await openTable([]);
  await expect.element(page.getByText(copy.none, { exact: true })).toBeVisible();
  expect(columnNames()).toEqual(namesOf(defaultColumns));
});

test('a table of orders that could not be loaded can be requested again', async () => {
  await openTable(orders);
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(listStaffOrdersEndpoint, failure(503, 'Please try again later.'));
  await table.getByRole('columnheader', { name: tableCopy.names.placed }).getByRole('button').click();
  await expect.element(page.getByText(list.failed)).toBeVisible();
  await api.reply(listStaffOrdersEndpoint, { result: orders, next: null });
  await page.getByRole('button', { name: list.tryAgain }).click();
  await expect.element(rowLink('Toys')).toBeVisible();
});
