import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditEntry, AuditFilter } from '@kindcrate/contract/audit';
import { toOffsetTime } from '@kindcrate/contract/local-time';
import { orderNumber } from '@kindcrate/contract/order-number';
import { byteOrderMark, toCsvRow } from '../csv.ts';
import type { Database } from '../database/database.ts';
import type { Cursor } from '../paging/page.ts';
import { resolveFilter } from './find-entries.ts';
import { listAuditEntries } from './repository.ts';

/** The number of entries in memory at a time. */
const batchSize = 500;

/** Yields the CSV rows of all entries that match a filter, in batches, so that memory use does not depend on their number. */
export async function* exportEntries(database: Database, filter: AuditFilter): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRow(['Time', 'Done by', 'Action', 'Kind', 'Id', 'Title', 'Details']);
  const { entryFilter, matchesNothing, timeZone } = await resolveFilter(database, filter);
  if (matchesNothing) return;
  let after: Cursor | undefined;
  do {
    const { entries, next } = await listAuditEntries(database, entryFilter, { after, size: batchSize });
    yield entries.map((entry) => toRow(entry, timeZone)).join('');
    after = next;
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole export.
    await nextTurn();
  } while (after);
}

function toRow({ createdAt, actor, action, subject, detail }: AuditEntry, timeZone: string): string {
  const { kind, _id, title } = subject;
  const id = kind === 'order' && _id ? orderNumber(_id) : _id;
  const time = toOffsetTime(new Date(createdAt), timeZone);
  return toCsvRow([time, actor?.username ?? '', action, kind, id, title ?? '', detail]);
}
