import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { messages } from '@kindcrate/contract/messages';
import type { addSettlementEntryEndpoint } from '@kindcrate/contract/settlements';
import { addAuditEntry } from '../audit/repository.ts';
import { findBrandTitle } from '../catalog/brand-repository.ts';
import type { Database } from '../database/database.ts';
import type { SettlementEntryRow } from '../database/redemption-rows.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { insertEntry, readEntryRows } from './entry-repository.ts';
import { readStatement, resolveMonth, type SettlementMonth } from './read-settlements.ts';

type Body = BodyOf<typeof addSettlementEntryEndpoint>;

interface EntryRequest {
  brandId: string;
  actorId: string;
  body: Body;
}

/**
 * Adds an entry to a brand's settlement for a month, and returns the month. A repeated request adds nothing.
 * @throws Failure `not_found` for an unknown brand; `invalid_fields` for more coins than can be settled or reversed, and for a
 * reversal without a note; `conflict` when the month is not over, or when someone else has added an entry.
 */
export async function addSettlementEntry(
  { database }: Services,
  { brandId, actorId, body }: EntryRequest,
  now = new Date(),
): Promise<SettlementMonth> {
  const { month: yearMonth, coins, note = '', sequence } = body;
  const month = await resolveMonth(database, yearMonth, now);
  if (!month.isOver) throw new Failure('conflict.settlement_month');
  if (coins < 0 && !note) throw invalidFields({ note: messages.settlementNote });
  const entry: SettlementEntryRow = {
    id: randomUUID(),
    brand_id: brandId,
    month: yearMonth,
    sequence,
    coins,
    note,
    actor_id: actorId,
    created_at: now.toISOString(),
  };
  if ((await findBrandTitle(database, brandId)) === undefined) throw new Failure('not_found');
  await database.transaction().execute(async (transaction) => {
    if (await isRepeated(transaction, entry)) return;
    if (await insertEntry(transaction, entry)) {
      await checkAmount(transaction, month, entry);
      await addEntryToAuditLog(transaction, entry, now);
    } else if (!(await isRepeated(transaction, entry))) {
      // On PostgreSQL, the insert waited for the transaction with the same sequence, whose entry is visible now.
      throw new Failure('conflict.settlement');
    }
  });
  return month;
}

/**
 * Whether the entry has been added before, by the same person.
 * @throws Failure `conflict` when the sequence is not the next one, and belongs to another entry or to none.
 */
async function isRepeated(database: Database, { brand_id, month, ...entry }: SettlementEntryRow): Promise<boolean> {
  const entries = await readEntryRows(database, brand_id, month);
  if (entries.length === entry.sequence - 1) return false;
  const known = entries[entry.sequence - 1];
  const isSame = known?.coins === entry.coins && known.note === entry.note && known.actor_id === entry.actor_id;
  if (!isSame) throw new Failure('conflict.settlement');
  return true;
}

/**
 * Checks the settled total, including the new entry. Call it after the insert, which makes simultaneous requests wait for each
 * other.
 * @throws Failure `invalid_fields` when the total is negative, or exceeds what donors spent.
 */
async function checkAmount(database: Database, month: SettlementMonth, { brand_id, coins: added }: SettlementEntryRow) {
  const { settled, coins } = await readStatement(database, brand_id, month);
  // If the charity's time zone has changed, more may be settled than was spent. A reversal must be possible even then.
  if (settled < 0 || (added > 0 && settled > coins)) throw invalidFields({ coins: messages.settledAmount });
}

async function addEntryToAuditLog(
  transaction: Database,
  { actor_id, brand_id, month, coins }: SettlementEntryRow,
  now: Date,
) {
  const detail = `${month}, ${auditDetail('coins', { coins: Math.abs(coins) })}`;
  const action = coins > 0 ? 'settled' : 'reversed settlement';
  await addAuditEntry(transaction, { actor_id, action, subject_kind: 'brand', subject_id: brand_id, detail }, now);
}
