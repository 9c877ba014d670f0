import { atom } from 'nanostores';
import type { HeldMove, MoveResult } from '../lib/order-moves.ts';

/* What the queue shows about moves of orders. In a file of its own, because the code that sends them (order-moves.ts) is loaded later. */

/**
 * The state of the last move: being sent, still unsent because an attempt failed and will be repeated, undone, sent with this result, or
 * failed for good.
 */
export type MoveReport =
  | { kind: 'sending' | 'unsent' | 'undone'; count: number }
  | ({ kind: 'sent' } & MoveResult)
  | { kind: 'failed'; message: string };

/** All moves of this account that wait on this device, in the order in which they are sent. */
export const $waitingMoves = atom<readonly HeldMove[]>([]);

/** The move that can still be undone. */
export const $heldMove = atom<HeldMove | undefined>();

export const $moveReport = atom<MoveReport | undefined>();

/** Resolves when the moves that were due have been sent. Later moves wait for this, so that no two requests send the same move. */
export const $sending = atom<Promise<void>>(Promise.resolve());
