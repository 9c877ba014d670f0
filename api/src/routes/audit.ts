import { listAudit } from '@kindcrate/contract/audit';
import type { AnswerCall } from '../plugins/calls.ts';
import { listActs } from '../repositories/audit-trail.ts';
import type { Services } from '../services.ts';

export function addAuditRoutes(answer: AnswerCall, { database }: Services): void {
  answer(listAudit, async ({ query }) => listActs(database, query.after));
}
