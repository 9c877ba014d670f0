import { toLocalTime } from '@kindcrate/contract/local-time';
import { maxPublicOutcomes, type PublicOutcome } from '@kindcrate/contract/outcomes';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isVisible } from '../database/visible-entries.ts';
import { imageColumns, toImage } from '../images/repository.ts';

/** Repeats the condition of the index `outcomes_shown`, so that the database can use it. */
export const isShown = sql<boolean>`outcomes.organization_consents = 1 and outcomes.donor_consents = 1`;

/** The latest public outcomes of one organization: samples only while there are no others. */
export async function listPublicOutcomes(database: Database, organizationId: string): Promise<PublicOutcome[]> {
  const genuine = await selectShown(database, organizationId, 0).execute();
  const rows = genuine.length ? genuine : await selectShown(database, organizationId, 1).execute();
  return rows.map(toPublicOutcome);
}

/** The latest public outcomes of every organization that has any, by organization id. */
export async function listAllPublicOutcomes(
  database: Database,
  organizationIds: readonly string[],
): Promise<Record<string, PublicOutcome[]>> {
  const lists: [string, PublicOutcome[]][] = [];
  for (const id of organizationIds) {
    const outcomes = await listPublicOutcomes(database, id);
    if (outcomes.length) lists.push([id, outcomes]);
  }
  return Object.fromEntries(lists);
}

function selectShown(database: Database, organizationId: string, isSample: number) {
  return database
    .selectFrom('outcomes')
    .leftJoin('pictures', 'pictures.id', 'outcomes.image_id')
    .leftJoin('places', 'places.organization_id', 'outcomes.organization_id')
    .select(['outcomes.line', 'outcomes.created_at', 'outcomes.is_sample', 'places.time_zone', ...imageColumns])
    .where(isShown)
    .where('outcomes.organization_id', '=', organizationId)
    .where('outcomes.is_sample', '=', isSample)
    .orderBy('outcomes.created_at', 'desc')
    .orderBy('outcomes.id')
    .limit(maxPublicOutcomes);
}

type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number];

function toPublicOutcome(row: ShownRow): PublicOutcome {
  const { line, time_zone, created_at, name, width, height, alt, has_versions } = row;
  const outcome: PublicOutcome = { day: toLocalTime(new Date(created_at), time_zone ?? 'UTC').day };
  if (line !== null) outcome.line = line;
  if (name !== null && width !== null && height !== null && alt !== null)
    outcome.photo = toImage({ name, width, height, alt, has_versions: has_versions ?? 0 });
  if (row.is_sample) outcome.isSample = true;
  return outcome;
}

/**
 * Whether an image is currently the photo of a public outcome. The result must not be cached, because the organization and
 * the donor can each withdraw their consent at any time.
 */
export async function isShownPhoto(database: Database, name: string): Promise<boolean> {
  const row = await database
    .selectFrom('outcomes')
    .innerJoin('pictures', 'pictures.id', 'outcomes.image_id')
    .innerJoin('organizations', 'organizations.id', 'outcomes.organization_id')
    .select('outcomes.id')
    .where('pictures.name', '=', name)
    .where(isShown)
    .where(isVisible('organizations'))
    .executeTakeFirst();
  return row !== undefined;
}
