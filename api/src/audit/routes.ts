import { listAuditEndpoint } from '@kindcrate/contract/audit';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { listAuditEntries } from './repository.ts';

export function addAuditRoutes(route: AddRoute, { database }: Services): void {
  route(listAuditEndpoint, async ({ query }) =>
    toPageReply(await listAuditEntries(database, decodeCursor(query.after))),
  );
}
