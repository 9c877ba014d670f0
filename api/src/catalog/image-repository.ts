import type { Database } from '../database/database.ts';

/**
 * Whether an image belongs to a brand, an organization, a donation card or the site's copy; all others are private. Anyone
 * can request any name, so the check has to be cheap: it is a single query.
 */
export async function isSiteImage(database: Database, name: string): Promise<boolean> {
  const row = await database
    .selectFrom('pictures')
    .select('pictures.id')
    .where('pictures.name', '=', name)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('brands').select('id').whereRef('picture_id', '=', 'pictures.id')),
        exists(selectFrom('donation_cards').select('id').whereRef('picture_id', '=', 'pictures.id')),
        exists(selectFrom('organization_images').select('id').whereRef('picture_id', '=', 'pictures.id')),
        exists(selectFrom('copy_pictures').select('picture_id').whereRef('picture_id', '=', 'pictures.id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
