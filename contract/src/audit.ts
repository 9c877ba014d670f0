import { array, assign, enums, type Infer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { afterParam, nextPage } from './queries.ts';

/** The kinds of things that staff can change. */
export const auditSubjects = ['order', 'brand', 'organization', 'donation card', 'message', 'donor'] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** One action at the desk. `createdAt` is an ISO 8601 time. */
export const auditEntry = object({
  _id: string(),
  actor: object({ _id: string(), username: string() }),
  /** A verb in the past tense: `created`, `hid`, `moved`. */
  action: string(),
  /** The current title; null if the subject no longer exists. */
  subject: object({ kind: enums(auditSubjects), _id: string(), title: nullable(string()) }),
  /** One line for people to read; empty if the action needs no explanation. */
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
