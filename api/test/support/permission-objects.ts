import type { OrderStatus } from '@kindcrate/contract/orders';
import { saveCopyDraft } from './copy.ts';
import { setUpDesk } from './desk.ts';
import { sendForm } from './donations.ts';
import { follow } from './follows.ts';
import { addHandoverTo } from './handovers.ts';
import { inviteByEmail } from './invitations.ts';
import { sessionIdOf } from './log-in.ts';
import { addNeed, addNeedCategory } from './needs.ts';
import { addPhoto } from './order-items.ts';
import { addDonor, addPartner, requestWithNewCode } from './redemptions.ts';
import { logInAgain, type Person, signUpWithRole } from './roles.ts';
import { addSavedText } from './saved-texts.ts';
import type { TestApp } from './test-app.ts';

/** Creates an object that belongs to `owner`, or to someone else if `owner` is undefined. @returns the id to use for `:id` */
export type CreateObject = (owner: Person | undefined) => Promise<string>;

/**
 * For every endpoint with `:id` in its path, a function that returns the id of an object. A key without a method covers
 * every method. Most functions create a new object in each call, because requests change objects; catalog entries and pages of copy
 * are shared.
 */
export async function createObjectFactories(api: TestApp): Promise<Record<string, CreateObject>> {
  const desk = await setUpDesk(api);
  const { database } = api.data;
  const sharedId = (id: string) => async () => id;
  /** The copy of the 404 page. */
  const copyPage = sharedId('not-found');
  const catalogVersion = async () => {
    await sendForm(api, 'PUT', '/api/staff/brands/brand-1', { info: `Edit ${++editCount}` }, desk.staff);
    const query = database.selectFrom('catalog_versions').select('id').where('entry_id', '=', 'brand-1');
    return (await query.orderBy('revision').limit(1).executeTakeFirstOrThrow()).id;
  };
  let editCount = 0;
  const order = async (status: OrderStatus, owner: Person | undefined) =>
    desk.placeOrder(status, undefined, owner?.token ?? desk.donor);

  /** Creates an order for `organization-1`, to which the volunteer `owner` belongs, or for `organization-2` if `owner` is undefined. */
  const deskOrder: CreateObject = (owner) =>
    desk.placeOrder('submitted', { charity: owner ? 'organization-1' : 'organization-2' });

  /**
   * The orders for requests that do not change the status: one that belongs to `owner`, and one that does not. All of these requests
   * share them, because a donor can place only a limited number of orders. The key says whether `owner` is defined.
   */
  const sharedDeskOrders = new Map<boolean, Promise<string>>();
  const sharedDeskOrder: CreateObject = (owner) => {
    const isOwn = owner !== undefined;
    const order = sharedDeskOrders.get(isOwn) ?? deskOrder(owner);
    sharedDeskOrders.set(isOwn, order);
    return order;
  };

  const withHandover = async (id: Promise<string>) => {
    await addHandoverTo(api, await id);
    return id;
  };

  const completedWithOutcome: CreateObject = async (owner) => {
    const id = await order('received', owner);
    await desk.changeStatus(id, 'completed', { outcome: { line: 'Someone wears it' } });
    return id;
  };

  /** A partner's redemptions are those that they requested; a donor's are the requests for their coins. */
  const redemption: CreateObject = async (owner) => {
    const isPartner = owner && (await roleOf(owner)) === 'partner';
    const donor = isPartner || !owner ? await addDonor(api, 20) : await withEarnedCoins(owner);
    return requestWithNewCode(api, isPartner ? owner : await addPartner(api), donor, 1);
  };
  const roleOf = async ({ id }: Person) =>
    (await database.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
  const withEarnedCoins = async (owner: Person) => {
    await order('received', owner);
    return owner;
  };
  const pendingRedemption: CreateObject = async (owner) =>
    requestWithNewCode(api, await addPartner(api), owner ? await withEarnedCoins(owner) : await addDonor(api, 20), 1);

  const followed =
    (kind: 'organization' | 'need', create: () => Promise<string>): CreateObject =>
    async (owner) => {
      const id = await create();
      // Without an owner, someone else follows the organization or need.
      await follow(api, owner ?? (await signUpWithRole(api, 'donor')), `${kind}/${id}`);
      return id;
    };

  const receiptCode = async () => {
    const id = await order('received', undefined);
    return (await desk.getOwnOrder(id)).receipt.code;
  };
  const payment = async () => (await api.get('/api/payment/donate')).body.payment._id;
  const contactMessage = async () => {
    await api.send('POST', '/api/complaints/contact', { name: 'Robin', email: 'robin@example.com', message: 'When?' });
    return (await database.selectFrom('complaints').select('id').executeTakeFirstOrThrow()).id;
  };
  const photo: CreateObject = async (owner) => addPhoto(api, owner?.token ?? desk.donor);
  const session: CreateObject = async (owner) => {
    const { token } = await logInAgain(api, owner ?? (await signUpWithRole(api, 'donor')));
    return sessionIdOf(token);
  };
  const passkey: CreateObject = async (owner) => {
    const id = crypto.randomUUID();
    const user_id = (owner ?? (await signUpWithRole(api, 'donor'))).id;
    const row = { id, user_id, public_key: '', counter: 0, transports: '', name: 'Phone', last_used_at: null };
    await database
      .insertInto('passkeys')
      .values({ ...row, created_at: new Date().toISOString() })
      .execute();
    return id;
  };
  const invitation = async () => {
    const email = `withdrawn-${crypto.randomUUID()}@example.com`;
    return (await inviteByEmail(api, desk.staff, { email, role: 'staff' })).id;
  };
  const apiToken = async () => {
    const body = { name: 'Warehouse', scopes: ['catalog:write'] };
    return (await api.send('POST', '/api/staff/tokens', body, (await signUpWithRole(api, 'staff')).token)).body.data
      ._id;
  };
  const person = async () => (await signUpWithRole(api, 'donor')).id;

  return {
    '/brands/:id': sharedId('brand-1'),
    '/organizations/:id': sharedId('organization-1'),
    '/donationcard/:id': sharedId('card-1'),
    'PUT /follows/organization/:id': sharedId('organization-1'),
    'PUT /follows/need/:id': () => addNeed(database),
    'DELETE /follows/organization/:id': followed('organization', sharedId('organization-2')),
    'DELETE /follows/need/:id': followed('need', () => addNeed(database)),
    '/photos/:id': photo,
    '/receipt/:id': receiptCode,
    '/payment/:id': payment,
    '/statement/:id': async (owner) => (owner ? String(new Date().getUTCFullYear()) : '1999'),
    '/order/:id/cancel': (owner) => order('submitted', owner),
    '/order/:id/label': (owner) => order('submitted', owner),
    '/order/:id/receipt': (owner) => order('received', owner),
    '/order/:id/handover': (owner) => withHandover(order('accepted', owner)),
    '/order/:id/outcome': (owner) => completedWithOutcome(owner),
    '/staff/orders/:id/outcome': async (owner) =>
      desk.placeOrder('completed', { charity: owner ? 'organization-1' : 'organization-2' }),
    '/staff/orders/:id/handover': async (owner) =>
      withHandover(desk.placeOrder('accepted', { charity: owner ? 'organization-1' : 'organization-2' })),
    '/organizations/:id/times': sharedId('organization-1'),
    'GET /redemptions/:id': redemption,
    'PUT /redemptions/:id': pendingRedemption,
    '/sessions/:id/end': session,
    '/second-factors/passkeys/:id/remove': passkey,
    '/staff/orders/:id': deskOrder,
    '/staff/orders/:id/label': deskOrder,
    '/staff/orders/:id/notes': sharedDeskOrder,
    '/staff/orders/:id/assignees': sharedDeskOrder,
    '/staff/orders/:id/assignee': sharedDeskOrder,
    '/staff/orders/:id/receive': deskOrder,
    '/staff/copy/:id': copyPage,
    '/staff/copy/:id/draft': copyPage,
    '/staff/copy/:id/discard': () => saveCopyDraft(api, desk.staff),
    '/staff/copy/:id/publish': () => saveCopyDraft(api, desk.staff),
    '/staff/copy/:id/versions': copyPage,
    '/staff/copy/:id/restore': copyPage,
    '/staff/copy/:id/preview': copyPage,
    '/staff/copy/:id/pictures': copyPage,
    '/staff/settlements/:id': sharedId('brand-1'),
    '/staff/settlements/:id/redemptions.csv': sharedId('brand-1'),
    // Declined, because a donor can have only a limited number of open orders.
    '/messages/:id': (owner) => order('declined', owner),
    '/staff/messages/:id': async (owner) => {
      const id = await desk.placeOrder('declined', { charity: owner ? 'organization-1' : 'organization-2' });
      await api.send('POST', `/api/messages/${id}`, { text: 'When?' }, desk.donor);
      return id;
    },
    '/staff/complaints/:id': contactMessage,
    '/staff/donors/:id': person,
    '/staff/donors/:id/block': person,
    '/staff/donors/:id/export': person,
    '/staff/donors/:id/delete': person,
    '/staff/people/:id': person,
    '/staff/people/:id/orders': person,
    '/staff/people/:id/coins': person,
    '/staff/people/:id/messages': person,
    '/staff/people/:id/sessions': person,
    '/staff/people/:id/end-session': person,
    '/staff/people/:id/notes': person,
    '/staff/invitations/:id/withdraw': invitation,
    '/staff/tokens/:id/revoke': apiToken,
    '/staff/catalog-versions/:id': sharedId('brand-1'),
    '/staff/catalog-versions/:id/restore': catalogVersion,
    '/staff/brands/:id': sharedId('brand-1'),
    '/staff/organizations/:id': sharedId('organization-1'),
    '/staff/organizations/:id/images': sharedId('organization-1'),
    '/staff/donationcards/:id': sharedId('card-1'),
    '/staff/places/:id': async (owner) => (owner ? 'organization-1' : 'organization-2'),
    '/staff/needs/:id': (owner) => addNeed(database, { organization_id: owner ? 'organization-1' : 'organization-2' }),
    '/staff/saved-texts/:id': () => addSavedText(database),
    '/staff/need-categories/:id': () => addNeedCategory(database),
  };
}
