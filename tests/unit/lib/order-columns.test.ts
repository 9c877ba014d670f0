import { expect, test } from 'vitest';
import { defaultColumns, formatColumns, orderColumns, parseColumns } from '../../../src/lib/order-columns.ts';

test('the table of orders reads the columns that it wrote into the URL, in the order in which it shows them', () => {
  expect(formatColumns(['goods', 'received', 'number'])).toBe('goods,number,received');
  expect(parseColumns('received,number,goods')).toEqual(['goods', 'number', 'received']);
  expect(parseColumns(formatColumns(orderColumns))).toEqual([...orderColumns]);
  expect(parseColumns(formatColumns(['goods']))).toEqual(['goods']);
});

test('the default columns of the table of orders add nothing to the URL', () => {
  expect(formatColumns(defaultColumns)).toBeUndefined();
  expect(parseColumns(undefined)).toEqual(defaultColumns);
});

test('the table of orders ignores unknown columns in the URL, and always shows the goods', () => {
  expect(parseColumns('donor,__proto__,password, status ,donor')).toEqual(['goods', 'donor', 'status']);
  for (const value of ['', ',', 'x', 'constructor,DONOR']) expect(parseColumns(value)).toEqual(defaultColumns);
});
