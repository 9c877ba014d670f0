import { messages } from '@kindcrate/contract/messages';
import {
  type CatalogVersion,
  listCatalogVersionsEndpoint,
  restoreCatalogVersionEndpoint,
} from '@kindcrate/contract/staff-catalog-versions';
import { Failure, invalidFields } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { type Cursor, decodeCursor, mapPage, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { findAnyEntry } from './kinds.ts';
import { restoreVersion } from './restore-version.ts';
import { longTextsOf, missingImages, type StaffEntry, type VersionContent } from './version-content.ts';
import { listVersions, type VersionWithUsername } from './version-repository.ts';

/** Adds the routes with which the desk lists the versions of catalog entries, and restores them. */
export function addVersionRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  route(listCatalogVersionsEndpoint, async ({ params, query }) => {
    const entry = await findAnyEntry(database, params.id);
    if (!entry) throw new Failure('not_found.catalog_entry');
    const page = await listVersions(database, params.id, toRevision(decodeCursor(query.after)));
    return toPageReply(mapPage(page, (row) => toVersion(row, entry)));
  });

  route(restoreCatalogVersionEndpoint, async (request) => {
    const restoration = { id: request.params.id, editorId: accountOf(request).userId };
    const message = await restoreVersion(services, { ...restoration, revision: request.body.revision });
    return { success: true, message };
  });
}

function toVersion(row: VersionWithUsername, entry: StaffEntry): CatalogVersion {
  const content: VersionContent = JSON.parse(row.content);
  const missing = missingImages(content, entry);
  return {
    _id: row.id,
    revision: row.revision,
    action: row.action,
    detail: row.detail,
    by: row.username,
    at: row.created_at,
    isCurrent: row.revision === entry.revision,
    title: content.title,
    texts: longTextsOf(content),
    pictures: content.images.map((image) => ({ alt: image.alt, exists: !missing.includes(image) })),
  };
}

/** @throws Failure `invalid_fields` when the cursor belongs to another list. */
function toRevision(cursor: Cursor | undefined): number | undefined {
  if (!cursor) return undefined;
  if (!/^\d{1,9}$/.test(cursor.key)) throw invalidFields({ after: messages.page });
  return Number(cursor.key);
}
