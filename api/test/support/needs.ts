import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import type { NeedRow } from '../../src/database/need-rows.ts';

/**
 * When the last need was added to each database. Each need gets a later time than the last, because lists are sorted by this time, and a
 * test may add two needs in the same millisecond. Separate for each database: an earlier test file may have added hundreds of needs within
 * a few milliseconds, or may have changed the clock.
 */
const lastCreations = new WeakMap<Database, number>();

/** Adds a need of `organization-1` for winter coats. @returns its id */
export async function addNeed(database: Database, changes: Partial<Insertable<NeedRow>> = {}): Promise<string> {
  const id = randomUUID();
  const time = new Date().toISOString();
  const creation = Math.max(Date.now(), (lastCreations.get(database) ?? 0) + 1);
  lastCreations.set(database, creation);
  const created_at = new Date(creation).toISOString();
  const need = { id, organization_id: 'organization-1', category_id: 'clothing-winter', words: 'Winter coats, adult' };
  await database
    .insertInto('needs')
    .values({ ...need, state: 'wanted', target: 40, urgent: 0, created_at, updated_at: time, ...changes })
    .execute();
  return changes.id ?? id;
}

/** Adds a top-level category after the others. @returns its id */
export async function addNeedCategory(database: Database): Promise<string> {
  const id = `category-${randomUUID()}`;
  const category = { id, title: 'A category', parent_id: null, position: 100 };
  await database.insertInto('need_categories').values(category).execute();
  return id;
}
