import { type AuditEntry, listAudit } from '@kindcrate/contract/audit';
import { requestAsDonor } from './donor-calls.ts';
import { createPages } from './key-pages.ts';

/** Who did what at the desk, newest first. */
export const staffTrail = createPages<undefined, AuditEntry>(
  (_, after) => requestAsDonor(listAudit, { query: { after } }),
  () => undefined,
);
