import type { ShiftRow } from './shift.ts';

/**
 * The prefix of the keys of shifts in `localStorage`. The keys end with the id of the account, like the keys of drafts. Not in storage-keys.ts,
 * which every page loads.
 */
export const shiftPrefix = 'shift:';

/** What is stored about the shift of one account. */
export interface StoredShift {
  /** The latest first. */
  rows: ShiftRow[];
  /** The id of the organization whose goods are received. */
  organization?: string | undefined;
}

const keyOf = (account: string) => `${shiftPrefix}${account}`;

/** How long parcels stay in the list, in ms: as long as drafts are kept. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * Reads the shift of an account on this device. If the page was closed before a request got its reply, the request will be
 * sent again.
 */
export function readShift(account: string): StoredShift {
  const { rows = [], organization } = parse(localStorage.getItem(keyOf(account)));
  return {
    rows: rows
      .filter(({ at }) => Date.now() - Date.parse(at) < lifetime)
      .map((row) => (row.state === 'sending' ? { ...row, state: 'waiting' } : row)),
    organization,
  };
}

function parse(text: string | null): Partial<StoredShift> {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // The stored text is not JSON.
    return {};
  }
}

/**
 * Stores the shift, together with the rows that other tabs have stored.
 * @param known the ids of all rows that this tab has had; it may have removed some of them
 */
export function storeShift(account: string, { rows, organization }: StoredShift, known: ReadonlySet<string>): void {
  const others = readShift(account).rows.filter(({ id }) => !known.has(id));
  localStorage.setItem(keyOf(account), JSON.stringify({ rows: [...rows, ...others], organization }));
}
