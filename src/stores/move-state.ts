import { atom } from 'nanostores';
import type { HeldMove, MoveResult } from '../lib/order-moves.ts';

/* What the queue says about moves. In a file of its own, because the desk loads what sends them later (order-moves.ts). */

/** What became of the last move: it is on its way, or kept until the connection is back, or this is its outcome. */
export type MoveReport =
  | { kind: 'sending' | 'unsent' | 'undone'; count: number }
  | ({ kind: 'sent' } & MoveResult)
  | { kind: 'failed'; message: string };

/** All moves of this account that wait on this device, in the order in which they are sent. */
export const $waitingMoves = atom<readonly HeldMove[]>([]);

/** The move that can still be undone. */
export const $heldMove = atom<HeldMove | undefined>();

export const $moveReport = atom<MoveReport | undefined>();

/** Ends when the moves that were due have been sent, so that no two requests send the same move. */
export const $sending = atom<Promise<void>>(Promise.resolve());
