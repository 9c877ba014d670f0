import { Readable } from 'node:stream';
import { exportAuditEndpoint, listAuditEndpoint } from '@kindcrate/contract/audit';
import { findUser } from '../accounts/user-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { describeFilter } from './describe-filter.ts';
import { exportEntries } from './export-entries.ts';
import { findEntries } from './find-entries.ts';

/** Adds the routes of the audit log, which shows who did what at the desk. */
export function addAuditLogRoutes(route: AddRoute, { database }: Services): void {
  const usernameOf = async (id: string | undefined) =>
    id === undefined ? null : ((await findUser(database, id))?.username ?? null);

  route(listAuditEndpoint, async ({ query: { after, ...filter } }) => ({
    ...toPageReply(await findEntries(database, filter, decodeCursor(after))),
    people: { actor: await usernameOf(filter.actor), about: await usernameOf(filter.about) },
  }));

  route(
    exportAuditEndpoint,
    async (request, reply) => {
      const { userId: actor_id } = accountOf(request);
      const now = new Date();
      const subject = { subject_kind: 'audit log', subject_id: '' } as const;
      const entry = {
        actor_id,
        action: 'exported audit log',
        ...subject,
        detail: describeFilter(request.query),
      } as const;
      await database.transaction().execute(async (transaction) => {
        await addAuditEntry(transaction, entry, now);
        await addSecurityEvent(transaction, { kind: 'audit log exported', accountId: actor_id }, now);
      });
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-log-${now.toISOString().slice(0, 10)}.csv"`,
      });
      return Readable.from(exportEntries(database, request.query));
    },
    { hasSideEffects: true },
  );
}
