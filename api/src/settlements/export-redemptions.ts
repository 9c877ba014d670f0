import { setImmediate as nextTurn } from 'node:timers/promises';
import { toOffsetTime } from '@kindcrate/contract/local-time';
import { byteOrderMark, toCsvRow } from '../csv.ts';
import type { Database } from '../database/database.ts';
import type { Cursor } from '../paging/page.ts';
import type { SettlementMonth } from './read-settlements.ts';
import { listRedemptionsAt } from './spent-repository.ts';

/** The number of redemptions in memory at a time. */
const batchSize = 500;

/** Writes all redemptions at a brand in a month as CSV, in batches, so that memory use does not grow with the number of redemptions. */
export async function* exportRedemptions(
  database: Database,
  brandId: string,
  period: SettlementMonth,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRow(['Time', 'Reference', 'Coins']);
  let after: Cursor | undefined;
  do {
    const rows = await listRedemptionsAt(database, { brandId, period, after, limit: batchSize });
    if (rows.length)
      yield rows
        .map(({ decided_at, reference, coins }) =>
          toCsvRow([toOffsetTime(new Date(decided_at), period.timeZone), reference, coins]),
        )
        .join('');
    const last = rows.length === batchSize ? rows.at(-1) : undefined;
    after = last && { key: last.decided_at, id: last.id };
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole export.
    await nextTurn();
  } while (after);
}
