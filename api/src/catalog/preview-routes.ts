import { previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import type { SiteCopy } from '../site-copy.ts';
import { previewEntry } from './preview-entry.ts';

/**
 * Adds the route with which the desk shows an entry as visitors will see it.
 * @param site undefined on a server that serves no site
 */
export function addPreviewRoutes(route: AddRoute, { database }: Services, site: SiteCopy | undefined): void {
  route(previewCatalogEntryEndpoint, async ({ body }) => ({ data: await previewEntry(database, site, body) }));
}
