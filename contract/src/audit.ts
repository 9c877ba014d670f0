import { array, assign, enums, type Infer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { afterParam, choiceParam, dayParam, idParam, nextPage, orderParam } from './queries.ts';

/**
 * The kinds of subjects in the audit log. `donor` stands for an account of any role, `old data` for data that the nightly job removes,
 * `audit log` for the log itself.
 */
export const auditSubjects = [
  'order',
  'brand',
  'organization',
  'donation card',
  'need',
  'need category',
  'saved text',
  'message',
  'donor',
  'invitation',
  'API token',
  'copy',
  'old data',
  'audit log',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/**
 * `moved` means that the status of an order changed, `changed` that an account was changed: its role or its workplace, for example.
 * `deleted` is used for needs, their categories and saved texts, `removed` for old data.
 */
export const auditActions = [
  'created',
  'edited',
  'hid',
  'showed',
  'reordered',
  'restored',
  'moved',
  'noted',
  'assigned',
  'exported',
  'answered',
  'reopened',
  'replied',
  'took messages',
  'released messages',
  'changed',
  'logged out',
  'blocked',
  'unblocked',
  'added note',
  'invited',
  'withdrew',
  'accepted',
  'created token',
  'revoked token',
  'settled',
  'exported redemptions',
  'reversed settlement',
  'published',
  'restored version',
  'discarded draft',
  'copied data',
  'deleted account',
  'deleted',
  'removed',
  'exported audit log',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Who did what to which subject, and when. `createdAt` is an ISO 8601 time. */
export const auditEntry = object({
  _id: string(),
  /** Null for the nightly job. */
  actor: nullable(object({ _id: string(), username: string() })),
  /** An `AuditAction`, but any string is valid, so that a page loaded before a release can display its new actions. */
  action: string(),
  /** `title` is the subject's current title; null when the subject no longer exists. */
  subject: object({ kind: enums(auditSubjects), _id: string(), title: nullable(string()) }),
  /** One line of text to display; may be empty. */
  detail: string(),
  createdAt: string(),
});

export type AuditEntry = Infer<typeof auditEntry>;

/** Narrows the audit log. An empty filter lists all of it. */
export const auditFilter = object({
  /** The id of the person who acted. */
  actor: idParam(messages.unknownPerson),
  /** The id of the person whose account the entry concerns. */
  about: idParam(messages.unknownPerson),
  /** The number of an order, or at least its last four characters. */
  order: orderParam(),
  action: choiceParam(auditActions, messages.auditAction),
  /** The first and the last day, in the most common time zone of the organizations. */
  from: dayParam(messages.day),
  to: dayParam(messages.day),
});

export type AuditFilter = Infer<typeof auditFilter>;

/** Newest first, in pages. */
export const listAuditEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/audit',
  needsToken: true,
  query: assign(auditFilter, object({ after: afterParam() })),
  reply: assign(
    object({
      result: array(auditEntry),
      /** The usernames of the people in the filter; null if the filter names nobody, or a person who does not exist. */
      people: object({ actor: nullable(string()), about: nullable(string()) }),
    }),
    nextPage,
  ),
});

/** All entries that match the filter, as a CSV file (`text/csv`). */
export const exportAuditEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/audit.csv',
  needsToken: true,
  query: auditFilter,
  reply: string(),
});
