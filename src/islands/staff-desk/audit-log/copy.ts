import type { AuditSubject } from '@kindcrate/contract/audit';

export interface AuditLogCopy {
  none: string;
  /** The actor of entries that no person caused. */
  nightlyJob: string;
  /** Sentences by action, with `{actor}`, `{subject}` and `{title}`. */
  actions: Record<string, string>;
  /** For actions that are not listed; with `{action}` too. */
  otherAction: string;
  /** Replaces the title of a subject that no longer exists. */
  missingTitle: string;
  subjects: Record<AuditSubject, string>;
}
