import { type AuditEntry, listAuditEndpoint } from '@kindcrate/contract/audit';
import { createPagedList, noFilter } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** Who did what at the desk, newest first. */
export const staffAuditLog = createPagedList<undefined, AuditEntry>(
  (_, after) => requestInSession(listAuditEndpoint, { query: { after } }),
  noFilter,
);
