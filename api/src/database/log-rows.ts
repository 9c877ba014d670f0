import type { AuditSubject } from '@kindcrate/contract/audit';

export interface AuditEntryRow {
  id: string;
  /** Null for an action of the nightly job. */
  actor_id: string | null;
  /** Begins with a verb in the past tense: `created`, `hid`, `exported audit log`. */
  action: string;
  subject_kind: AuditSubject;
  subject_id: string;
  /** One readable line; empty when the action needs no explanation. */
  detail: string;
  created_at: string;
  /** When the end of `detail` was removed, because it was about a person whose data was deleted. */
  redacted_at: string | null;
}

/** What the nightly job did in one night. */
export interface RetentionRunRow {
  /** The day on which the night began, as `YYYY-MM-DD` in UTC. */
  night: string;
  /** Identifies the process that works on the run, until another one takes it over. */
  claim: string;
  claimed_until: string;
  /** JSON: how many rows and files of each kind have been removed so far. */
  counts: string;
  started_at: string;
  finished_at: string | null;
}

export interface SecurityEventRow {
  id: string;
  kind: string;
  account_id: string | null;
  /** The keyed hash of an email address that no account has confirmed. */
  email_hash: string | null;
  /** The keyed hash of the network that the request came from. */
  network_hash: string | null;
  created_at: string;
}
