import { readFileSync } from 'node:fs';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OrderFacts } from '../../../../../src/islands/staff-desk/orders/OrderFacts.tsx';
import { staffOrderWith } from '../../../../../src/workbench/desk-fixtures.ts';

const yaml = readFileSync(new URL('../../../../../src/content/en/staff.yaml', import.meta.url), 'utf8');
const { need, ...order } = staffOrderWith('submitted');

const textOf = (order: StaffOrder) =>
  renderToStaticMarkup(createElement(OrderFacts, { order, copy: parse(yaml).orders })).replaceAll(/<[^>]+>/g, ' ');

test('the desk shows which need an order is for, and how much of it has been received', () => {
  expect(textOf({ ...order, ...(need && { need }) })).toMatch(
    /For the need\s+Winter coats, adult \(12 of 40 received\)/,
  );
});

test('the desk shows no progress for a need without a target', () => {
  expect(textOf({ ...order, ...(need && { need: { ...need, target: null } }) })).toMatch(
    /For the need\s+Winter coats, adult\s+Quantity/,
  );
});

test('an order without a need has no line about a need', () => {
  expect(textOf(order)).not.toContain('For the need');
});
