import { listAuditEndpoint } from '@kindcrate/contract/audit';
import type { AnswerCall } from '../http/endpoints.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { listActs } from './log-repository.ts';

export function addAuditRoutes(answer: AnswerCall, { database }: Services): void {
  answer(listAuditEndpoint, async ({ query }) => writePage(await listActs(database, readPlace(query.after))));
}
