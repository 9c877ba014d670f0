import type { Database } from '../database/database.ts';
import { noProgress, readProgress } from '../needs/progress-repository.ts';

/** The wanted needs whose last day is in a period, including its first and last day (`YYYY-MM-DD`). */
export async function listNeedsEnding(
  database: Database,
  organization: string | undefined,
  { from, until }: { from: string; until: string },
) {
  const rows = await database
    .selectFrom('needs')
    .innerJoin('organizations', 'organizations.id', 'needs.organization_id')
    .select(['needs.id', 'words', 'organization_id', 'title', 'until', 'target', 'sample_received'])
    .where('state', '=', 'wanted')
    .where('until', '>=', from)
    .where('until', '<=', until)
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .orderBy('until')
    .orderBy('organizations.position')
    .orderBy('needs.id')
    .$narrowType<{ until: string }>()
    .execute();
  const progress = await readProgress(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, words, organization_id, title, until, target, sample_received }) => ({
    _id: id,
    words,
    organization: { _id: organization_id, title },
    until,
    target,
    received: (progress.get(id) ?? noProgress).received + sample_received,
  }));
}
