import { array, assign, enums, type Infer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';

/** What the staff does something to. */
export const auditSubjects = ['order', 'brand', 'organization', 'donation card', 'message', 'donor'] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** Who did what to what and when. `createdAt` is an ISO 8601 time. */
export const auditEntry = object({
  _id: string(),
  actor: object({ _id: string(), username: string() }),
  /** A verb in the past: `created`, `hid`, `moved`. */
  action: string(),
  /** The title is today's; null when there is none any more. */
  subject: object({ kind: enums(auditSubjects), _id: string(), title: nullable(string()) }),
  /** One line for people; empty when the action says it all. */
  detail: string(),
  createdAt: string(),
});

export type AuditEntry = Infer<typeof auditEntry>;

/** Newest first, page by page. */
export const listAuditEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/audit',
  role: 'staff',
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(auditEntry) }), nextPage),
});
