import { array, assign, enums, type Infer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';

/** The kinds of things that staff act on. */
export const auditSubjects = ['order', 'brand', 'organization', 'donation card', 'message', 'donor'] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** `moved`: the status of an order was changed; `changed`: the role or brand of an account was. */
export type AuditAction =
  | 'created'
  | 'edited'
  | 'hid'
  | 'showed'
  | 'moved'
  | 'exported'
  | 'answered'
  | 'reopened'
  | 'changed'
  | 'logged out';

/** Who did what to what and when. `createdAt` is an ISO 8601 time. */
export const auditEntry = object({
  _id: string(),
  actor: object({ _id: string(), username: string() }),
  /** An `AuditAction`; a string, so that a page from before a new action still reads the reply. */
  action: string(),
  /** The current title; null when the subject no longer exists. */
  subject: object({ kind: enums(auditSubjects), _id: string(), title: nullable(string()) }),
  /** One line for people, possibly empty. */
  detail: string(),
  createdAt: string(),
});

export type AuditEntry = Infer<typeof auditEntry>;

/** Newest first, in pages. */
export const listAuditEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/audit',
  role: 'staff',
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(auditEntry) }), nextPage),
});
