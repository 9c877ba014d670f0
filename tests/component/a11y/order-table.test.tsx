import { page } from 'vitest/browser';
import { orderColumns } from '../../../src/lib/order-columns.ts';
import { longStaffOrder, receivedStaffOrder, staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { checkbox } from '../bulk.tsx';
import { openTable, tableCopy } from '../order-table.tsx';
import { testAccessibility } from './accessibility.ts';

const everyColumn = `?view=table&columns=${orderColumns.join()}`;

testAccessibility('the table of orders with every column, long names and a selected row', async () => {
  await openTable([{ ...longStaffOrder, _id: 'long' }, staffOrderWith('submitted'), receivedStaffOrder], everyColumn);
  await checkbox(longStaffOrder.itemsName).click();
});

testAccessibility('the table of orders while its columns are being chosen', async () => {
  await openTable([staffOrderWith('submitted')]);
  await page.getByText(tableCopy.columns, { exact: true }).first().click();
});

testAccessibility('the empty table of orders', () => openTable([]));
