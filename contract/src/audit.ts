import { array, assign, enums, type Infer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';

/** The kinds of subjects in the audit log. `donor` stands for an account of any role, `old data` for data that the nightly job removes. */
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
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/**
 * `moved` means that an order has another status, `changed` that an account has, for example, another role or workplace.
 * `deleted` is used for needs, their categories and saved texts, `removed` for old data.
 */
export type AuditAction =
  | 'created'
  | 'edited'
  | 'hid'
  | 'showed'
  | 'moved'
  | 'noted'
  | 'assigned'
  | 'exported'
  | 'answered'
  | 'reopened'
  | 'replied'
  | 'took messages'
  | 'released messages'
  | 'changed'
  | 'logged out'
  | 'blocked'
  | 'unblocked'
  | 'invited'
  | 'withdrew'
  | 'accepted'
  | 'created token'
  | 'revoked token'
  | 'settled'
  | 'exported redemptions'
  | 'reversed settlement'
  | 'published'
  | 'restored version'
  | 'discarded draft'
  | 'copied data'
  | 'deleted account'
  | 'deleted'
  | 'removed';

/** Who did what to what and when. `createdAt` is an ISO 8601 time. */
export const auditEntry = object({
  _id: string(),
  /** Null for the nightly job. */
  actor: nullable(object({ _id: string(), username: string() })),
  /** An `AuditAction`, but any string is valid, so that a page loaded before a release can display its new actions. */
  action: string(),
  /** `title` is the current one; null when the subject no longer exists. */
  subject: object({ kind: enums(auditSubjects), _id: string(), title: nullable(string()) }),
  /** One line of text to display; may be empty. */
  detail: string(),
  createdAt: string(),
});

export type AuditEntry = Infer<typeof auditEntry>;

/** Newest first, in pages. */
export const listAuditEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/audit',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(auditEntry) }), nextPage),
});
