import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { Role } from '@kindcrate/contract/roles';

/** A role, or `visitor` for someone who is not logged in. */
export type Caller = Role | 'visitor';

/**
 * What a caller may do with an endpoint:
 * - `all`: use it for every object
 * - `own`: use it for their own objects; for anyone else's objects the reply is 404, as if they did not exist
 * - `log in`: nothing before they log in; the reply is 401
 * - `forbidden`: nothing; the reply is 403
 * - `hidden`: nothing; the reply is 404, as if the endpoint did not exist
 */
export type Access = 'all' | 'own' | 'log in' | 'forbidden' | 'hidden';

export type Permissions = Readonly<Record<Caller, Access>>;

const everyone = permit({ visitor: 'all', donor: 'all', partner: 'all', volunteer: 'all', staff: 'all' });
/** Donors' own objects. Everyone with an account can act as a donor. */
const ownObjects = permit({ donor: 'own', partner: 'own', volunteer: 'own', staff: 'own' });
/** Objects that visitors see too, for everyone with an account. */
const anyAccount = permit({ donor: 'all', partner: 'all', volunteer: 'all', staff: 'all' });
/** The counter of a partner's own brand. */
const counter = permit({ partner: 'own' });
/** The orders, the needs and the place of a volunteer's own organization, and all of them for staff. */
const workplace = permit({ volunteer: 'own', staff: 'all' });
/** What everyone at the desk shares. */
const deskRoles = permit({ volunteer: 'all', staff: 'all' });
/** The rest of the desk. A volunteer cannot tell whether it exists. */
const desk = permit({ volunteer: 'hidden', staff: 'all' });

/**
 * Who may use which endpoint. Routes are registered with the permissions of their row, and an endpoint without a row
 * stops the server from starting.
 */
export const permissionTable: Readonly<Record<string, Permissions>> = {
  'GET /brands': everyone,
  'GET /brands/:id': everyone,
  'GET /organizations': everyone,
  'GET /organizations/:id': everyone,
  'GET /organizations/:id/times': everyone,
  'GET /donationcard': everyone,
  'GET /donationcard/:id': everyone,
  'GET /figures': everyone,
  'GET /outcomes': everyone,
  'GET /needs': everyone,
  'GET /needs/categories': everyone,
  'POST /unsubscribe': everyone,
  'GET /coins/rule': everyone,
  'GET /receipt/:id': everyone,
  'POST /handover/look': everyone,
  'POST /handover/answer': everyone,
  'POST /claim/look': everyone,
  'POST /Login': everyone,
  'POST /Login/code': everyone,
  'POST /Login/passkey': everyone,
  'POST /register': everyone,
  'POST /password/forgot': everyone,
  'POST /password/reset': everyone,
  'POST /email/confirm': everyone,
  'POST /complaints/contact': everyone,
  'GET /payment/donate': everyone,
  'GET /payment/:id': everyone,
  'POST /payment/sandbox': everyone,
  'POST /invitation/look': everyone,
  'POST /invitation/register': everyone,

  'GET /sessions': ownObjects,
  'POST /sessions/:id/end': ownObjects,
  'POST /sessions/end-others': ownObjects,
  'POST /logout': ownObjects,
  'POST /password/check': ownObjects,
  'POST /email/confirmation': ownObjects,
  'POST /email/change': ownObjects,
  'GET /second-factors': ownObjects,
  'POST /second-factors/authenticator': ownObjects,
  'PUT /second-factors/authenticator': ownObjects,
  'POST /second-factors/authenticator/remove': ownObjects,
  'POST /second-factors/passkeys/start': ownObjects,
  'POST /second-factors/passkeys': ownObjects,
  'POST /second-factors/passkeys/:id/remove': ownObjects,
  'POST /second-factors/recovery-codes': ownObjects,
  'GET /profile': ownObjects,
  'POST /profile/code': ownObjects,
  'PUT /profile/update': ownObjects,
  'PUT /profile/uploadphoto': ownObjects,
  'GET /profile/export': ownObjects,
  'POST /profile/delete': ownObjects,
  'GET /coins': ownObjects,
  'GET /follows': ownObjects,
  'PUT /follows/organization/:id': anyAccount,
  'DELETE /follows/organization/:id': ownObjects,
  'PUT /follows/need/:id': anyAccount,
  'DELETE /follows/need/:id': ownObjects,
  'GET /statement/:id': ownObjects,
  'POST /order/donataionorder': ownObjects,
  'PUT /order/:id/cancel': ownObjects,
  'GET /order/:id/label': ownObjects,
  'PUT /order/:id/handover': ownObjects,
  'PUT /order/:id/outcome': ownObjects,
  'POST /photos': ownObjects,
  'DELETE /photos/:id': ownObjects,
  'PUT /order/:id/receipt': ownObjects,
  'GET /messages': ownObjects,
  'GET /messages/:id': ownObjects,
  'POST /messages/:id': ownObjects,
  'PUT /messages/:id': ownObjects,
  'GET /redemptions/pending': ownObjects,
  'GET /redemptions/:id': ownObjects,
  'PUT /redemptions/:id': ownObjects,
  'POST /invitation/accept': ownObjects,
  'POST /claim': ownObjects,

  'POST /redemptions/look': counter,
  'POST /redemptions': counter,

  'GET /staff/overview': workplace,
  'GET /staff/news': workplace,
  'GET /staff/handovers': workplace,
  'GET /staff/orders': workplace,
  'POST /staff/orders': workplace,
  'GET /staff/orders/:id': workplace,
  'PUT /staff/orders/:id': workplace,
  'POST /staff/orders/:id/receive': workplace,
  'POST /staff/orders/moves': workplace,
  'PUT /staff/orders/:id/handover': workplace,
  'PUT /staff/orders/:id/outcome': workplace,
  'GET /staff/orders/:id/label': workplace,
  'GET /staff/messages': workplace,
  'GET /staff/messages/:id': workplace,
  'POST /staff/messages/:id': workplace,
  'PUT /staff/messages/:id': workplace,
  'GET /staff/orders/:id/notes': workplace,
  'POST /staff/orders/:id/notes': workplace,
  'GET /staff/orders/:id/assignees': workplace,
  'PUT /staff/orders/:id/assignee': workplace,
  'GET /staff/figures': workplace,
  'GET /staff/needs': workplace,
  'POST /staff/needs': workplace,
  'PUT /staff/needs/:id': workplace,
  'DELETE /staff/needs/:id': workplace,
  'GET /staff/saved-texts': deskRoles,
  'GET /staff/places': workplace,
  'PUT /staff/places/:id': workplace,

  'GET /staff/orders.csv': desk,
  'POST /staff/saved-texts': desk,
  'PUT /staff/saved-texts/:id': desk,
  'DELETE /staff/saved-texts/:id': desk,
  'GET /staff/copy': desk,
  'GET /staff/copy/:id': desk,
  'PUT /staff/copy/:id/draft': desk,
  'POST /staff/copy/:id/discard': desk,
  'POST /staff/copy/:id/publish': desk,
  'GET /staff/copy/:id/versions': desk,
  'POST /staff/copy/:id/restore': desk,
  'POST /staff/copy/:id/preview': desk,
  'POST /staff/copy/:id/pictures': desk,
  'GET /staff/settlements': desk,
  'GET /staff/settlements/:id': desk,
  'POST /staff/settlements/:id': desk,
  'GET /staff/settlements/:id/redemptions.csv': desk,
  'GET /staff/complaints': desk,
  'GET /staff/complaints/:id': desk,
  'PUT /staff/complaints/:id': desk,
  'GET /staff/donors': desk,
  'PUT /staff/donors/:id': desk,
  'PUT /staff/donors/:id/block': desk,
  'GET /staff/donors/:id/export': desk,
  'POST /staff/donors/:id/delete': desk,
  'GET /staff/people/:id': desk,
  'GET /staff/people/:id/orders': desk,
  'GET /staff/people/:id/coins': desk,
  'GET /staff/people/:id/messages': desk,
  'GET /staff/people/:id/sessions': desk,
  'POST /staff/people/:id/end-session': desk,
  'GET /staff/people/:id/notes': desk,
  'POST /staff/people/:id/notes': desk,
  'GET /staff/invitations': desk,
  'POST /staff/invitations': desk,
  'PUT /staff/invitations/:id/withdraw': desk,
  'GET /staff/tokens': desk,
  'POST /staff/tokens': desk,
  'POST /staff/tokens/:id/revoke': desk,
  'GET /staff/audit': desk,
  'GET /staff/audit.csv': desk,
  'GET /staff/payments': desk,
  'PUT /staff/catalog-order': desk,
  'GET /staff/catalog-versions/:id': desk,
  'POST /staff/catalog-versions/:id/restore': desk,
  'POST /staff/catalog-preview': desk,
  'GET /staff/brands': desk,
  'POST /staff/brands': desk,
  'GET /staff/brands/:id': desk,
  'PUT /staff/brands/:id': desk,
  'GET /staff/organizations': desk,
  'POST /staff/organizations': desk,
  'GET /staff/organizations/:id': desk,
  'PUT /staff/organizations/:id': desk,
  'POST /staff/organizations/:id/images': desk,
  'PUT /staff/organizations/:id/images': desk,
  'GET /staff/donationcards': desk,
  'POST /staff/donationcards': desk,
  'GET /staff/donationcards/:id': desk,
  'PUT /staff/donationcards/:id': desk,
  'POST /staff/need-categories': desk,
  'PUT /staff/need-categories/:id': desk,
  'DELETE /staff/need-categories/:id': desk,
};

/** @throws when the table has no row for the endpoint, or contradicts its `needsToken`. */
export function permissionsOf({ method, path, needsToken }: Endpoint): Permissions {
  const name = `${method} ${path}`;
  const permissions = permissionTable[name];
  if (!permissions) throw new Error(`api/src/http/permissions.ts has no row for ${name}`);
  if (needsToken !== (permissions.visitor === 'log in')) {
    throw new Error(`${name} contradicts api/src/http/permissions.ts about whether it needs a token`);
  }
  return permissions;
}

/** A role that is not listed has no access. */
function permit(listed: Partial<Permissions>): Permissions {
  const noAccess = { donor: 'forbidden', partner: 'forbidden', volunteer: 'forbidden', staff: 'forbidden' } as const;
  return { visitor: 'log in', ...noAccess, ...listed };
}
