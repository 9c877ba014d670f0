import { isCurrentNeed } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import type { Insertable } from 'kysely';
import { type Database, lockRows, lockRowsAgainstDeletion } from '../database/database.ts';
import type { NeedRow } from '../database/need-rows.ts';
import { isVisible } from '../database/visible-entries.ts';
import { noProgress, type Progress, readProgress } from './progress-repository.ts';

export interface NeedFilter {
  /** An organization's id. */
  organization?: string | undefined;
  /** A category's id; a top-level category includes its children. */
  category?: string | undefined;
  /** Only these needs, by their ids. */
  ids?: readonly string[] | undefined;
}

/** The day of a time in UTC, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The current needs of the organizations that visitors see: urgent ones first, then in the order of the organizations. */
export async function listNeeds(database: Database, now: Date, filter: NeedFilter = {}): Promise<Need[]> {
  const { category, ids } = filter;
  if (ids?.length === 0) return [];
  const rows = await selectNeeds(database, filter)
    .where(isVisible('organizations'))
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>=', dayOf(now))]))
    .$call((query) => (ids ? query.where('needs.id', 'in', ids) : query))
    .$call((query) =>
      category === undefined
        ? query
        : query.where(({ eb, or, selectFrom }) =>
            or([
              eb('needs.category_id', '=', category),
              eb(
                'needs.category_id',
                'in',
                selectFrom('need_categories').select('id').where('parent_id', '=', category),
              ),
            ]),
          ),
    )
    .execute();
  const progress = await readProgress(database, idsOf(rows));
  const needs = rows.map((row) => toNeed(row, progress.get(row.id)));
  return [...needs.filter(({ urgent }) => urgent), ...needs.filter(({ urgent }) => !urgent)];
}

/** All needs of one organization or of all, in the order of the organizations, including needs that are no longer current. */
export async function listStaffNeeds(
  database: Database,
  now: Date,
  organization: string | undefined,
): Promise<StaffNeed[]> {
  const rows = await selectNeeds(database, { organization }).execute();
  const progress = await readProgress(database, idsOf(rows));
  return rows.map((row) => toStaffNeed(row, progress.get(row.id), now));
}

/** @param organization if given, only a need of this organization is found */
export async function findStaffNeed(
  database: Database,
  now: Date,
  id: string,
  organization: string | undefined,
): Promise<StaffNeed | undefined> {
  const row = await selectNeeds(database, { organization }).where('needs.id', '=', id).executeTakeFirst();
  return row && toStaffNeed(row, (await readProgress(database, [id])).get(id), now);
}

/** Finds a current need of an organization that visitors see, and keeps the need from being deleted until the transaction ends. */
export async function lockVisibleNeed(transaction: Database, now: Date, id: string): Promise<Need | undefined> {
  await lockRowsAgainstDeletion(
    transaction,
    transaction.selectFrom('needs').select('id').where('id', '=', id),
  ).execute();
  const query = selectNeeds(transaction, { organization: undefined }).where('needs.id', '=', id);
  const row = await query.where(isVisible('organizations')).executeTakeFirst();
  if (!row || !isCurrentNeed(row, dayOf(now))) return undefined;
  return toNeed(row, (await readProgress(transaction, [id])).get(id));
}

/** Reads the targets of needs, and how many pieces have been received for them, by the need's id. */
export async function readNeedProgress(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Pick<Need, 'target' | 'received'>>> {
  if (!ids.length) return new Map();
  const rows = await database
    .selectFrom('needs')
    .select(['id', 'target', 'sample_received'])
    .where('id', 'in', ids)
    .execute();
  const progress = await readProgress(database, ids);
  return new Map(
    rows.map(({ id, target, sample_received }) => {
      const { received } = progress.get(id) ?? noProgress;
      return [id, { target, received: received + sample_received }];
    }),
  );
}

/**
 * Checks whether an order for an organization can be for a need: the need must belong to that organization, be current, and be
 * wanted. If the result is true, the need cannot be deleted until the transaction ends.
 */
export async function lockWantedNeed(
  transaction: Database,
  now: Date,
  { id, organization }: { id: string; organization: string },
): Promise<boolean> {
  const query = transaction
    .selectFrom('needs')
    .select(['id', 'until'])
    .where('id', '=', id)
    .where('organization_id', '=', organization)
    .where('state', '=', 'wanted');
  const need = await lockRowsAgainstDeletion(transaction, query).executeTakeFirst();
  return need !== undefined && isCurrentNeed(need, dayOf(now));
}

/** Counts the needs of an organization, and keeps other transactions from adding one until the caller's transaction ends. */
export async function lockAndCountNeeds(transaction: Database, organization: string): Promise<number> {
  const locked = transaction.selectFrom('organizations').select('id').where('id', '=', organization);
  await lockRows(transaction, locked).execute();
  const { count } = await transaction
    .selectFrom('needs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organization)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertNeed(database: Database, need: Insertable<NeedRow>): Promise<void> {
  await database.insertInto('needs').values(need).execute();
}

/** The columns that an edit writes. */
export type NeedColumns = Pick<
  NeedRow,
  'category_id' | 'words' | 'state' | 'target' | 'urgent' | 'until' | 'reason' | 'updated_at'
>;

/**
 * Writes an edit, and clears the values that came from the sample data. The row stays locked until the transaction ends.
 * @param revision the revision that the editor saw; if undefined, the edit overwrites what others have saved since
 * @returns false, with nothing written, when the need is gone or has another revision.
 */
export async function updateNeed(
  transaction: Database,
  { id, revision, columns }: { id: string; revision: number | undefined; columns: NeedColumns },
): Promise<boolean> {
  const updated = await transaction
    .updateTable('needs')
    .set((row) => ({
      ...columns,
      ...{ is_sample: 0, sample_received: 0, revision: row('revision', '+', 1) },
      // A need that was already wanted keeps the time at which it became wanted.
      wanted_at:
        columns.state === 'wanted'
          ? row.case().when('state', '=', 'wanted').then(row.ref('wanted_at')).else(columns.updated_at).end()
          : null,
    }))
    .where('id', '=', id)
    .$call((query) => (revision === undefined ? query : query.where('revision', '=', revision)))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Deletes a need; orders for it remain, without a need. @returns false when it was already gone. */
export async function deleteNeed(database: Database, id: string): Promise<boolean> {
  const deleted = await database.deleteFrom('needs').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}

function selectNeeds(database: Database, { organization }: Pick<NeedFilter, 'organization'>) {
  return database
    .selectFrom('needs')
    .innerJoin('organizations', 'organizations.id', 'needs.organization_id')
    .selectAll('needs')
    .select('organizations.title as organization_title')
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .orderBy('organizations.position')
    .orderBy('organizations.id')
    .orderBy('needs.created_at')
    .orderBy('needs.id');
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

type SelectedNeed = Awaited<ReturnType<ReturnType<typeof selectNeeds>['execute']>>[number];

/** The need as visitors see it: once its target is reached, its state is `enough`, and it is no longer urgent. */
function toNeed(row: SelectedNeed, progress: Progress | undefined): Need {
  const need = describeNeed(row, progress);
  const isReached = need.state === 'wanted' && need.target !== null && need.received >= need.target;
  return isReached ? { ...need, state: 'enough', urgent: false } : need;
}

function toStaffNeed(row: SelectedNeed, progress: Progress | undefined, now: Date): StaffNeed {
  const current = isCurrentNeed(row, dayOf(now));
  const isSample = row.is_sample === 1 && { isSample: true };
  return { ...describeNeed(row, progress), current, ...isSample, revision: row.revision };
}

function describeNeed(row: SelectedNeed, { received, changedAt = '' }: Progress = noProgress): Need {
  return {
    _id: row.id,
    organization: { _id: row.organization_id, title: row.organization_title },
    category: row.category_id,
    words: row.words,
    state: row.state,
    target: row.target,
    received: received + row.sample_received,
    until: row.until,
    urgent: row.urgent === 1,
    reason: row.reason,
    updatedAt: changedAt > row.updated_at ? changedAt : row.updated_at,
  };
}
