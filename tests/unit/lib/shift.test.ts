import { expect, test } from 'vitest';
import {
  dueRows,
  isReceivedInShift,
  nextDueTime,
  type RowState,
  rowToUndo,
  sumUp,
  unfinishedRows,
} from '../../../src/lib/shift.ts';
import { validOrder, validRow } from './receiving-fixtures.ts';

const rowWith = (state: RowState, order = validRow.order) => ({ ...validRow, id: `${state} ${order}`, state, order });
const allStates: RowState[] = ['waiting', 'sending', 'received', 'refused', 'undone', 'set aside', 'unread'];
const rows = allStates.map((state) => rowWith(state, state));
const statesOf = (list: readonly { state: RowState }[]) => list.map(({ state }) => state);

test('the request of each row in a shift is sent when it is due, in the order in which the labels were scanned', () => {
  const later = { ...validRow, id: 'later', request: { items: [], key: 'other', sendAt: 20_000 } };
  const waiting = [later, validRow, rowWith('received')];
  expect(dueRows(waiting, 9_999)).toEqual([]);
  expect(dueRows(waiting, 10_000)).toEqual([validRow]);
  expect(dueRows(waiting, 20_000)).toEqual([validRow, later]);
  expect(nextDueTime(waiting)).toBe(10_000);
  expect(nextDueTime([rowWith('received'), rowWith('undone')])).toBeUndefined();
});

test('the latest parcel whose request has not been sent can be undone', () => {
  const earlier = { ...validRow, id: 'earlier' };
  expect(rowToUndo([rowWith('received'), validRow, earlier])).toBe(validRow);
  expect(rowToUndo([rowWith('sending'), rowWith('received')])).toBeUndefined();
});

test('an order counts as received in a shift when it was received, and also while its request is waiting or being sent', () => {
  const received = allStates.filter((state) => isReceivedInShift([rowWith(state)], validOrder._id));
  expect(received).toEqual(['waiting', 'sending', 'received']);
  expect(isReceivedInShift(rows, 'another')).toBe(false);
});

test('the totals of a shift count each parcel once, and as received if it was eventually received', () => {
  expect(sumUp(rows)).toEqual({ parcels: 3, pieces: 9, aside: 4 });
  expect(sumUp([rowWith('received'), rowWith('undone'), rowWith('set aside')])).toEqual({
    parcels: 1,
    pieces: 3,
    aside: 0,
  });
  expect(sumUp([])).toEqual({ parcels: 0, pieces: 0, aside: 0 });
});

test('finishing a shift removes only the rows that need no further action', () => {
  expect(statesOf(unfinishedRows(rows))).toEqual(['waiting', 'sending', 'refused', 'unread']);
});
