import { listAuditEndpoint } from '@kindcrate/contract/audit';
import { writePage } from '../paging/page.ts';
import { readPlace } from '../paging/place.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import { listActs } from '../repositories/audit-trail.ts';
import type { Services } from '../services.ts';

export function addAuditRoutes(answer: AnswerCall, { database }: Services): void {
  answer(listAuditEndpoint, async ({ query }) => writePage(await listActs(database, readPlace(query.after))));
}
