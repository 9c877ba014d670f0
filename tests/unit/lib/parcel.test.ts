import { check } from '@kindcrate/contract/check';
import { limits } from '@kindcrate/contract/limits';
import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { describe, expect, test } from 'vitest';
import {
  addPieces,
  countItem,
  moveSelection,
  openParcel,
  toReceivedItems,
  totalPieces,
} from '../../../src/lib/parcel.ts';
import { validOrderOfTwoItems } from './receiving-fixtures.ts';

const missing = 'It wasn’t in the parcel';
const parcel = openParcel(validOrderOfTwoItems);
const piecesOf = ({ counts }: typeof parcel) => counts.map(({ pieces }) => pieces);

test('when a parcel is opened, all offered pieces count as arrived', () => {
  expect(toReceivedItems(parcel)).toEqual([
    { _id: 'coats', receivedQuantity: 4 },
    { _id: 'blankets', receivedQuantity: 2 },
  ]);
  expect(totalPieces(parcel)).toBe(6);
});

test('changing the number of pieces of a parcel affects the selected item, and the selection can move to another item', () => {
  const counted = addPieces(addPieces(parcel, -1, missing), -1, missing);
  expect(piecesOf(counted)).toEqual([2, 2]);
  expect(piecesOf(addPieces(moveSelection(counted, 1), 1, missing))).toEqual([2, 3]);
  expect(piecesOf(parcel)).toEqual([4, 2]);
});

test('the selection in a parcel stops at the first and last items, and moves to an item whose count is entered directly', () => {
  expect(moveSelection(parcel, -1).chosen).toBe(0);
  expect(moveSelection(moveSelection(moveSelection(parcel, 1), 1), 1).chosen).toBe(1);
  expect(countItem(parcel, 1, { pieces: 1 }, missing).chosen).toBe(1);
});

test.each([
  [-3, 0],
  [Number.NaN, 0],
  [2.7, 2],
  [10 ** 9, limits.quantity.max],
])('a typed number of %s pieces counts as %s', (typed, pieces) => {
  expect(piecesOf(countItem(parcel, 0, { pieces: typed }, missing))[0]).toBe(pieces);
});

describe('the contract accepts the counted items', () => {
  const isAccepted = (counted: typeof parcel) =>
    check(receiveOrderEndpoint.body, { items: toReceivedItems(counted) }).ok;

  test('with a reason for an item that did not arrive, even if someone cleared the reason', () => {
    const none = countItem(parcel, 1, { pieces: 0 }, missing);
    expect(toReceivedItems(none)[1]).toEqual({ _id: 'blankets', receivedQuantity: 0, declinedReason: missing });
    const cleared = countItem(none, 1, { reason: ' ' }, missing);
    expect(toReceivedItems(cleared)[1]?.declinedReason).toBe(missing);
    expect([isAccepted(none), isAccepted(cleared)]).toEqual([true, true]);
  });

  test('with a reason only for an item whose pieces are not all kept', () => {
    const torn = countItem(parcel, 0, { pieces: 3, reason: ' One was torn ' }, missing);
    expect(toReceivedItems(torn)[0]).toEqual({ _id: 'coats', receivedQuantity: 3, declinedReason: 'One was torn' });
    const all = countItem(torn, 0, { pieces: 4 }, missing);
    expect(toReceivedItems(all)[0]).toEqual({ _id: 'coats', receivedQuantity: 4 });
    expect([isAccepted(torn), isAccepted(all)]).toEqual([true, true]);
  });
});
