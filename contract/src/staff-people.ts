import { array, assign, define, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { optionalSingleLine, singleLine } from './fields.ts';
import { messages } from './messages.ts';
import { afterParam, nextPage } from './queries.ts';
import { writeReply } from './replies.ts';
import { type Role, roles } from './roles.ts';
import { flag, requireChange } from './staff-fields.ts';

/** An account of any role. `createdAt` is an ISO 8601 time. */
export const person = object({
  _id: string(),
  username: string(),
  email: string(),
  phone: string(),
  role: enums(roles),
  /** The brand that a partner works for; null for other roles. */
  brand: nullable(object({ _id: string(), title: string() })),
  createdAt: string(),
  ordersCount: integer(),
  /** The number of sessions that have neither ended nor expired. */
  openSessions: integer(),
});

export type Person = Infer<typeof person>;

/** `q` matches part of the email address or the username in any letter case. Sorted by email address, in pages. */
export const listPeopleEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/donors',
  needsToken: true,
  query: object({ q: optional(optionalSingleLine('Search')), after: afterParam() }),
  reply: assign(object({ result: array(person) }), nextPage),
});

/**
 * Changes a person's role, or only ends their sessions; a new role ends them too. A partner needs a brand, and no other
 * role has one. Nobody can change their own role, so that at least one member of staff remains.
 */
export const updatePersonEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/donors/:id',
  needsToken: true,
  body: requireChange(
    object({ role: optional(role()), brand: partnerBrand(), endSessions: optional(flag('End sessions')) }),
  ),
  reply: assign(writeReply, object({ data: person })),
});

function role() {
  return define<Role>('role', (value) => roles.includes(value as Role) || messages.role);
}

/** The id of a brand, which is required when the new role is `partner`. */
function partnerBrand() {
  const brand = singleLine('Brand', undefined, messages.partnerBrand);
  return define<string | undefined>('brand', (value, { branch: [body] }) => {
    if (value === undefined) return body?.role !== 'partner' || messages.partnerBrand;
    return brand.validate(value)[0]?.message || true;
  });
}
