import { orderStatuses } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import { answerScan, type ScanContext } from '../../../src/lib/scan-answer.ts';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { validOrder } from './receiving-fixtures.ts';

const context: ScanContext = { accountId: 'robin', isReceivedInShift: () => false };

test.each([
  ['submitted', 'expected'],
  ['under review', 'expected'],
  ['accepted', 'expected'],
  ['received', 'received'],
  ['completed', 'received'],
  ['declined', 'declined'],
  ['cancelled', 'cancelled'],
] as const)('scanning the label of an order that is %s results in the answer "%s"', (status, kind) => {
  const order = staffOrderWith(status);
  expect(answerScan([order], context)).toEqual({ kind, order });
});

test('a parcel of another organization is not expected, unless parcels of any organization are received', () => {
  const { _id } = validOrder.charity;
  expect(answerScan([validOrder], { ...context, organization: 'another' }).kind).toBe('other organization');
  expect(answerScan([validOrder], { ...context, organization: _id }).kind).toBe('expected');
  expect(answerScan([validOrder], context).kind).toBe('expected');
});

test('a parcel that this shift has received is not expected again, even if its request has not been sent yet', () => {
  const isReceivedInShift = (id: string) => id === validOrder._id;
  expect(answerScan([validOrder], { ...context, isReceivedInShift }).kind).toBe('just received');
});

test('nobody can receive their own gift at the desk', () => {
  expect(answerScan([validOrder], { ...context, accountId: validOrder.donor?._id }).kind).toBe('own');
  const { donor: _, ...withoutDonor } = validOrder;
  expect(answerScan([withoutDonor], { ...context, accountId: undefined }).kind).toBe('expected');
});

test('received, declined and canceled orders are reported as such, even those of another organization and those of the person at the desk', () => {
  for (const status of orderStatuses.slice(3)) {
    const answer = answerScan([staffOrderWith(status)], { ...context, organization: 'another', accountId: 'ines' });
    expect(answer.kind).toBe(status === 'completed' ? 'received' : status);
  }
});

test('the end of an order number is unknown if no order has it, and leads to a choice if several orders have it', () => {
  expect(answerScan([], context)).toEqual({ kind: 'unknown' });
  const orders = [validOrder, staffOrderWith('declined')];
  expect(answerScan(orders, context)).toEqual({ kind: 'several', orders });
});
