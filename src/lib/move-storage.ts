import type { HeldMove } from './order-moves.ts';

/** The prefix of the keys of held moves in `localStorage`. The keys end with the id of the account, like the keys of drafts. */
export const movesPrefix = 'moves:';

/** 24 hours, in ms. By then, most orders have another status, and nobody expects an old move to be sent. */
const lifetime = 86_400_000;

/** Reads the moves of an account that wait on this device, oldest first. Expired moves are left out. */
export function readMoves(account: string): HeldMove[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${movesPrefix}${account}`) ?? '[]');
    const moves: HeldMove[] = Array.isArray(stored) ? stored : [];
    return moves.filter(({ heldAt }) => Date.now() - heldAt < lifetime);
  } catch {
    // Storage is blocked, or the stored text is not JSON.
    return [];
  }
}

/** Removes the expired moves of every account, because several people may use this device. */
export function removeExpiredMoves(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(movesPrefix)) continue;
    const account = key.slice(movesPrefix.length);
    storeMoves(account, readMoves(account));
  }
}

export function storeMoves(account: string, moves: readonly HeldMove[]): void {
  const key = `${movesPrefix}${account}`;
  if (moves.length) localStorage.setItem(key, JSON.stringify(moves));
  else localStorage.removeItem(key);
}
