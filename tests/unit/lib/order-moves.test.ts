import { describe, expect, test } from 'vitest';
import { addHeldMove, canUndo, commonMoves, type HeldMove, sumUpMoves } from '../../../src/lib/order-moves.ts';

const move: HeldMove = { id: 'one', status: 'accepted', orders: [], heldAt: 0, sendAt: 5_000 };

describe('the moves that several orders have in common', () => {
  test('are the moves that every order allows, except those that are possible only for a single order', () => {
    expect(commonMoves([{ next: ['under review', 'declined', 'cancelled'] }])).toEqual(['under review', 'declined']);
    expect(commonMoves([{ next: ['under review', 'declined'] }, { next: ['accepted', 'declined'] }])).toEqual([
      'declined',
    ]);
    expect(commonMoves([{ next: ['received', 'cancelled'] }])).toEqual([]);
  });

  test('are an empty list if one of the orders has a final status', () => {
    expect(commonMoves([{ next: ['declined'] }, { next: [] }])).toEqual([]);
  });
});

describe('a held move', () => {
  test('can be undone until it is due or its request has been sent', () => {
    expect(canUndo(move, 4_999)).toBe(true);
    expect(canUndo(move, 5_000)).toBe(false);
    expect(canUndo({ ...move, isSent: true }, 4_999)).toBe(false);
  });

  test('becomes due as soon as another move is added', () => {
    expect(addHeldMove([move], { ...move, id: 'two' }).map(({ id, sendAt }) => [id, sendAt])).toEqual([
      ['one', 0],
      ['two', 5_000],
    ]);
  });
});

describe('the result of a move', () => {
  test('lists each reason once, and is a conflict only if every order that was not moved failed with a conflict', () => {
    const notMoved = { isMoved: false, code: 'conflict', message: 'This order is accepted.' };
    const moves = [
      { _id: 'a', isMoved: true },
      { _id: 'b', ...notMoved },
      { _id: 'c', ...notMoved },
    ];
    const reasons = ['This order is accepted.'];
    expect(sumUpMoves(moves)).toEqual({ moved: 1, notMoved: ['b', 'c'], isConflict: true, reasons });
    const forbidden = { _id: 'd', isMoved: false, code: 'forbidden', message: 'Ask a colleague.' };
    expect(sumUpMoves([...moves, forbidden])).toMatchObject({
      isConflict: false,
      reasons: [...reasons, 'Ask a colleague.'],
    });
  });

  test('is not a conflict if every order was moved', () => {
    expect(sumUpMoves([{ _id: 'a', isMoved: true }])).toEqual({
      moved: 1,
      notMoved: [],
      isConflict: false,
      reasons: [],
    });
  });
});
