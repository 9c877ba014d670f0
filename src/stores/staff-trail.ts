import { type AuditEntry, listAudit } from '@kindcrate/contract/audit';
import { createPages } from './key-pages.ts';
import { requestInSession } from './session-calls.ts';

/** Who did what at the desk, newest first. */
export const staffTrail = createPages<undefined, AuditEntry>(
  (_, after) => requestInSession(listAudit, { query: { after } }),
  () => undefined,
);
