import { array, assign, boolean, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { singleLine, singleLineOrEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { roles } from './roles.ts';
import { flag, requireChange } from './staff-fields.ts';
import { partnerBrand, role, volunteerOrganization } from './workplaces.ts';

/** An account of any role. `createdAt` is an ISO 8601 time. */
export const person = object({
  _id: string(),
  username: string(),
  email: string(),
  /** Whether the person has confirmed the email. Until then, they cannot get a role other than `donor`. */
  emailConfirmed: boolean(),
  phone: string(),
  role: enums(roles),
  /** The brand that a partner works for; null for other roles. */
  brand: nullable(object({ _id: string(), title: string() })),
  /** The organization that a volunteer works for; null for other roles. */
  organization: nullable(object({ _id: string(), title: string() })),
  /** When and why the account was blocked; null unless it is blocked. */
  blocked: nullable(object({ at: string(), reason: string() })),
  createdAt: string(),
  ordersCount: integer(),
  /** The number of orders that are still waiting for their goods. */
  openOrders: integer(),
  /** The number of sessions that have neither ended nor expired. */
  openSessions: integer(),
});

export type Person = Infer<typeof person>;

/**
 * `q` matches the beginnings of words in the email address and the username, and the beginning or the end of the phone number. Sorted by
 * email address, in pages.
 */
export const listPeopleEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/donors',
  needsToken: true,
  query: object({ q: optional(singleLineOrEmpty('Search')), after: afterParam() }),
  reply: assign(object({ result: array(person) }), nextPage),
});

/**
 * Changes a person's role, or only ends their sessions; a new role ends them too. A partner needs a brand and a volunteer an
 * organization; no other role has one. Before their email is confirmed, a person cannot get a role other than `donor`. Nobody
 * can change their own role, so that at least one member of staff remains.
 */
export const updatePersonEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/donors/:id',
  needsToken: true,
  body: requireChange(
    object({
      role: optional(role()),
      brand: partnerBrand(),
      organization: volunteerOrganization(),
      endSessions: optional(flag('End sessions')),
    }),
  ),
  reply: assign(messageReply, object({ data: person })),
});

/** Blocks an account, which ends its sessions, or unblocks it. Only staff read the reason. Nobody can block themselves. */
export const blockPersonEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/donors/:id/block',
  needsToken: true,
  body: object({ blocked: flag('Blocked'), reason: singleLine('Reason', limits.reason) }),
  reply: assign(messageReply, object({ data: person })),
});
