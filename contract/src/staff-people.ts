import { array, assign, define, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { line, optionalLine } from './fields.ts';
import { messages } from './messages.ts';
import { afterParam, nextPage } from './queries.ts';
import { writeReply } from './replies.ts';
import { type Role, roles } from './roles.ts';
import { edit, flag } from './staff-fields.ts';

/** Somebody with an account, whatever their role. `createdAt` is an ISO 8601 time. */
export const person = object({
  _id: string(),
  username: string(),
  email: string(),
  phone: string(),
  role: enums(roles),
  /** The brand that a partner works for. */
  brand: nullable(object({ _id: string(), title: string() })),
  createdAt: string(),
  ordersCount: integer(),
  /** In how many places the person is logged in now. */
  openSessions: integer(),
});

export type Person = Infer<typeof person>;

/** By a part of the e-mail address or of the username, in any letter case; in the order of the addresses, page by page. */
export const listPeopleEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/donors',
  role: 'staff',
  query: object({ q: optional(optionalLine('Search')), after: afterParam() }),
  reply: assign(object({ result: array(person) }), nextPage),
});

/**
 * Gives a person another role, or ends their sessions; another role ends them too. A partner needs a brand, and nobody
 * else keeps one. Nobody changes their own role, so there is always somebody left on the staff.
 */
export const updatePersonEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/donors/:id',
  role: 'staff',
  body: edit(object({ role: optional(role()), brand: brandOfPartner(), endSessions: optional(flag('End sessions')) })),
  reply: assign(writeReply, object({ data: person })),
});

function role() {
  return define<Role>('role', (value) => roles.includes(value as Role) || messages.role);
}

function brandOfPartner() {
  const brand = line('Brand', undefined, messages.partnerBrand);
  return define<string | undefined>('brand', (value, { branch: [body] }) => {
    if (value === undefined) return body?.role !== 'partner' || messages.partnerBrand;
    return brand.validate(value)[0]?.message || true;
  });
}
