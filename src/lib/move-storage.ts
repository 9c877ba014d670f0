import type { HeldMove } from './order-moves.ts';

/** The prefix of the keys of waiting moves in `localStorage`. They end with the id of the account, as those of drafts do. */
export const movesPrefix = 'moves:';

/** Reads the moves of an account that this device has not sent, the first one first. */
export function readMoves(account: string): HeldMove[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${movesPrefix}${account}`) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Not ours.
    return [];
  }
}

export function storeMoves(account: string, moves: readonly HeldMove[]): void {
  const key = `${movesPrefix}${account}`;
  if (moves.length) localStorage.setItem(key, JSON.stringify(moves));
  else localStorage.removeItem(key);
}
