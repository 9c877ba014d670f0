import {
  type CatalogVersion,
  listCatalogVersionsEndpoint,
  restoreCatalogVersionEndpoint,
} from '@kindcrate/contract/staff-catalog-versions';
import { createPagedList, noFilter } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** The versions of one entry, newest first. */
export function createVersionList(entryId: string) {
  return createPagedList<undefined, CatalogVersion>(
    (_, after) => requestInSession(listCatalogVersionsEndpoint, { parameters: { id: entryId }, query: { after } }),
    noFilter,
  );
}

/**
 * Restores a version, which saves it again as the newest one.
 * @param revision the entry's revision when the editor loaded it
 * @returns the API's message
 */
export async function restoreVersion(versionId: string, revision: number): Promise<string> {
  const parameters = { id: versionId };
  return (await requestInSession(restoreCatalogVersionEndpoint, { parameters, body: { revision } })).message;
}
