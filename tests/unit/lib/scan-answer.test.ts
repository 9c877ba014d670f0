import { orderStatuses } from '@kindcrate/contract/orders';
import { expect, test } from 'vitest';
import { answerScan, type Situation } from '../../../src/lib/scan-answer.ts';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { validOrder } from './receiving-fixtures.ts';

const situation: Situation = { accountId: 'robin', isReceivedInShift: () => false };

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
  expect(answerScan([order], situation)).toEqual({ kind, order });
});

test('a parcel of another organization is not expected, unless parcels of any organization are received', () => {
  const { _id } = validOrder.charity;
  expect(answerScan([validOrder], { ...situation, organization: 'another' }).kind).toBe('other organization');
  expect(answerScan([validOrder], { ...situation, organization: _id }).kind).toBe('expected');
  expect(answerScan([validOrder], situation).kind).toBe('expected');
});

test('a parcel that this shift has received is not expected again, even if its request has not been sent yet', () => {
  const isReceivedInShift = (id: string) => id === validOrder._id;
  expect(answerScan([validOrder], { ...situation, isReceivedInShift }).kind).toBe('just received');
});

test('nobody can receive their own gift at the desk', () => {
  expect(answerScan([validOrder], { ...situation, accountId: validOrder.donor?._id }).kind).toBe('own');
  const { donor: _, ...withoutDonor } = validOrder;
  expect(answerScan([withoutDonor], { ...situation, accountId: undefined }).kind).toBe('expected');
});

test('received, declined and canceled orders are reported as such, even those of another organization and those of the person at the desk', () => {
  for (const status of orderStatuses.slice(3)) {
    const answer = answerScan([staffOrderWith(status)], { ...situation, organization: 'another', accountId: 'ines' });
    expect(answer.kind).toBe(status === 'completed' ? 'received' : status);
  }
});

test('the end of an order number is unknown if no order has it, and leads to a choice if several orders have it', () => {
  expect(answerScan([], situation)).toEqual({ kind: 'unknown' });
  const orders = [validOrder, staffOrderWith('declined')];
  expect(answerScan(orders, situation)).toEqual({ kind: 'several', orders });
});
