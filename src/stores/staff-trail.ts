import { type AuditEntry, listAuditEndpoint } from '@kindcrate/contract/audit';
import { createPages } from './key-pages.ts';
import { requestInSession } from './session-calls.ts';

/** Who did what at the desk, newest first. */
export const staffTrail = createPages<undefined, AuditEntry>(
  (_, after) => requestInSession(listAuditEndpoint, { query: { after } }),
  () => undefined,
);
