import type { AuditAction, AuditSubject } from '@kindcrate/contract/audit';

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
  filter: AuditFilterCopy;
}

export interface AuditFilterCopy {
  label: string;
  action: string;
  anyAction: string;
  actions: Record<AuditAction, string>;
  order: string;
  orderHint: string;
  from: string;
  to: string;
  find: string;
  person: string;
  personHint: string;
  findPerson: string;
  /** The accessible name of the list of people who were found. */
  found: string;
  /** Shown when no person matches. */
  nobody: string;
  /** The button beside a found person that lists what the person did. */
  did: string;
  /** The button beside a found person that lists what was done to the person's account. */
  concerned: string;
  /** Shown when no entry matches. */
  none: string;
  /** With `{name}`, like `about`. */
  actor: string;
  about: string;
  /** Shown instead of a name that is not known. */
  unknownPerson: string;
  everyone: string;
  download: string;
  downloaded: string;
  downloadFailed: string;
  fileName: string;
}
