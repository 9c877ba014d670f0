import { orderStatuses } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import { describeLabelResult } from '../../../../../src/islands/staff-desk/orders/labels/describe-label-result.ts';
import { staffOrderWith } from '../../../../../src/workbench/desk-fixtures.ts';

const copy = {
  found: Object.fromEntries(orderStatuses.map((status) => [status, `is ${status}`])) as Record<
    (typeof orderStatuses)[number],
    string
  >,
  several: 'several',
  none: 'none',
  noneOfYours: 'none of yours',
  older: 'older',
};
const order = staffOrderWith('declined');

test('a label that matches no order gets a warning, and volunteers do not learn whether another organization has the order', () => {
  expect(describeLabelResult({ items: [], next: null }, true, copy)).toEqual({ text: 'none', isWarning: true });
  expect(describeLabelResult({ items: [], next: null }, false, copy)).toEqual({
    text: 'none of yours',
    isWarning: true,
  });
});

test('a label that matches none of the newest orders gets a warning that it may belong to an older one', () => {
  expect(describeLabelResult({ items: [], next: 'cursor' }, false, copy)).toEqual({ text: 'older', isWarning: true });
});

test('when several order numbers end like the one on a label, the message says so without a warning', () => {
  const items = [staffOrderWith('accepted'), staffOrderWith('received')];
  expect(describeLabelResult({ items, next: null }, true, copy)).toEqual({ text: 'several', isWarning: false });
});

test.each(orderStatuses)(
  'the message about a label whose order is %s contains the status and the day of its last change',
  (status) => {
    const at = '2026-11-20T10:00:00.000Z';
    const found = { ...staffOrderWith(status), history: [...order.history, { status, at, reason: 'Moths' }] };
    expect(describeLabelResult({ items: [found], next: null }, true, copy)).toEqual({
      text: `is ${status}`,
      isWarning: status === 'declined' || status === 'cancelled',
      at,
      reason: 'Moths',
    });
  },
);
