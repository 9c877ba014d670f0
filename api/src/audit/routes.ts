import { listAuditEndpoint } from '@kindcrate/contract/audit';
import type { AddRoute } from '../http/endpoints.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { listAuditEntries } from './repository.ts';

export function addAuditRoutes(route: AddRoute, { database }: Services): void {
  route(listAuditEndpoint, async ({ query }) => writePage(await listAuditEntries(database, readPlace(query.after))));
}
