import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type Database, lockAvailableRows, lockRows } from '../database/database.ts';
import type { LockedOrder } from '../database/order-lock.ts';
import type { OutcomeRow } from '../database/outcome-row.ts';

export type StoredOutcome = Selectable<OutcomeRow>;

export async function findOutcome(database: Database, orderId: string): Promise<StoredOutcome | undefined> {
  return database.selectFrom('outcomes').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Finds an outcome and locks it, because the nightly job may remove its photo at the same time. Lock the order first. */
export async function lockOutcome(transaction: Database, orderId: string): Promise<StoredOutcome | undefined> {
  const query = transaction.selectFrom('outcomes').selectAll().where('order_id', '=', orderId);
  return lockRows(transaction, query).executeTakeFirst();
}

/** The columns that an organization can edit. */
export type OutcomeContent = Pick<StoredOutcome, 'line' | 'image_id' | 'organization_consents'>;

/** Adds the outcome of an order. The donor has not consented to showing it yet. */
export async function insertOutcome(
  database: Database,
  { id: order_id, organizationId: organization_id }: LockedOrder,
  content: OutcomeContent,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const row = { ...content, id: randomUUID(), order_id, organization_id, donor_consents: 0, revision: 1 };
  await database
    .insertInto('outcomes')
    .values({ ...row, created_at: time, updated_at: time })
    .execute();
}

/** @param isContentChanged whether the line or the photo changes, so that the donor has to consent again */
export async function updateOutcome(
  database: Database,
  id: string,
  { isContentChanged, ...content }: OutcomeContent & { isContentChanged: boolean },
  now: Date,
): Promise<void> {
  await database
    .updateTable('outcomes')
    .set(({ eb }) => ({ ...content, revision: eb('revision', '+', 1), updated_at: now.toISOString() }))
    .$if(isContentChanged, (update) => update.set({ donor_consents: 0 }))
    .where('id', '=', id)
    .execute();
}

export async function updateDonorConsent(database: Database, id: string, donorConsents: boolean): Promise<void> {
  await database
    .updateTable('outcomes')
    .set({ donor_consents: Number(donorConsents) })
    .where('id', '=', id)
    .execute();
}

/** @returns the deleted outcomes */
export async function deleteOutcomes(database: Database, orderIds: readonly string[]): Promise<StoredOutcome[]> {
  return database.deleteFrom('outcomes').where('order_id', 'in', orderIds).returningAll().execute();
}

/** Repeats the condition of the index `outcomes_with_photo_to_remove`, so that the database can use the index. */
const hasPhotoToRemove = sql<boolean>`
  outcomes.image_id is not null and outcomes.organization_consents + outcomes.donor_consents < 2
`;

/**
 * Removes the photos of up to `limit` outcomes that are not public and were added before the given time. An outcome without a line is
 * deleted with its photo.
 * @returns the ids of the images
 */
export async function detachOldOutcomePhotos(transaction: Database, before: Date, limit: number): Promise<string[]> {
  const old = transaction
    .selectFrom('outcomes')
    .select(['id', 'image_id', 'line'])
    .where(hasPhotoToRemove)
    .where('created_at', '<', before.toISOString())
    .limit(limit);
  const detached = await lockAvailableRows(transaction, old).execute();
  const idsOf = (rows: typeof detached) => rows.map(({ id }) => id);
  const withLine = idsOf(detached.filter(({ line }) => line !== null));
  const withoutLine = idsOf(detached.filter(({ line }) => line === null));
  if (withLine.length) {
    await transaction
      .updateTable('outcomes')
      .set(({ eb }) => ({ image_id: null, revision: eb('revision', '+', 1) }))
      .where('id', 'in', withLine)
      .execute();
  }
  if (withoutLine.length) await transaction.deleteFrom('outcomes').where('id', 'in', withoutLine).execute();
  return detached.flatMap(({ image_id }) => image_id ?? []);
}
