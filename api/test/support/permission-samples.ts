import { examples } from '@kindcrate/contract/examples';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { acceptedTestCards } from '@kindcrate/contract/sandbox-payments';
import { createUnsubscribeCode } from '../../src/follows/unsubscribe-code.ts';
import { createLinkCode } from '../../src/handovers/link-code.ts';
import { setUpDesk } from './desk.ts';
import { createDonation, type FormFields } from './donations.ts';
import { follow } from './follows.ts';
import { addHandoverTo } from './handovers.ts';
import { inviteByMail } from './invitations.ts';
import { sessionIdOf } from './log-in.ts';
import { addNeed, addNeedCategory } from './needs.ts';
import { addPhoto } from './order-items.ts';
import { smallJpeg } from './photos.ts';
import { addDonor, addPartner, createCode, requestWithNewCode } from './redemptions.ts';
import { logInAgain, type Person, signUpWithRole } from './roles.ts';
import { createRegistration, password, type TestApp } from './test-app.ts';
import { sampleItems, takeInByMail } from './walk-ins.ts';

/** The body of a request that can be repeated, by everyone with permission to make it. */
export interface Sample {
  /** The error code with which a rule refuses the request after the permission check; undefined if the request succeeds. */
  refusal?: string;
  json?: object;
  form?: FormFields;
}

/**
 * For every endpoint that takes a body, a function that creates a sample. `PUT /profile/update` takes contact details or a
 * new password; its sample has a contact detail.
 */
export async function createSamples(api: TestApp): Promise<Record<string, () => Promise<Sample>>> {
  const image = await smallJpeg();
  const donor = await addDonor(api, 100);
  await api.signUp('sample@example.com');
  const text = { title: 'A title', info: 'Info', description: 'Description', organizationInfo: 'Info' };
  const need = { category: 'clothing', words: 'Hats', state: 'wanted' };
  const json = (body: object) => async () => ({ json: body });
  const form = (fields: FormFields) => async () => ({ form: fields });
  const refused = (body: object | undefined, refusal: string) => async () => ({ ...(body && { json: body }), refusal });
  const passkey = { id: 'none', clientDataJSON: 'none', authenticatorData: 'none' };
  const newPasskey = { ...passkey, name: 'Phone', challenge: 'none', attestationObject: 'none', transports: [] };
  const withCode = (body: object) => async () => ({ json: { ...body, code: await createCode(api, donor) } });
  const emailCode = 'x'.repeat(22);
  const desk = await setUpDesk(api);
  const handoverCode = async () => {
    const id = await desk.placeOrder('accepted');
    await addHandoverTo(api, id);
    const { email } = (await api.get('/api/profile', desk.donor)).body.data;
    return createLinkCode(api.services.tokenSecret, id, email, new Date());
  };
  let emails = 0;
  const nextEmail = () => `sample-${++emails}@example.com`;
  const { token: staff } = await signUpWithRole(api, 'staff');
  const claimCode = async () => (await takeInByMail(api, desk.staff, nextEmail())).code;
  const invitationCode = async () => (await inviteByMail(api, staff, { email: nextEmail(), role: 'staff' })).code;
  return {
    'POST /Login': json({ email: 'sample@example.com', password }),
    'POST /register': async () => ({ json: createRegistration({ email: nextEmail() }) }),
    'POST /password/forgot': async () => ({ json: { email: nextEmail() } }),
    'POST /password/reset': refused({ code: emailCode, password, confirmPassword: password }, 'link_invalid'),
    'POST /email/confirm': refused({ code: emailCode }, 'link_invalid'),
    'POST /unsubscribe': json({ code: createUnsubscribeCode(api.services.tokenSecret, donor.id, new Date()) }),
    'POST /email/confirmation': refused(undefined, 'conflict'),
    'POST /email/change': async () => ({ json: { email: nextEmail() } }),
    'POST /complaints/contact': json({ name: 'Robin', email: 'robin@example.com', message: 'When?' }),
    'POST /payment/sandbox': async () => {
      const { token } = (await api.get('/api/payment/donate')).body;
      const [cardNumber] = acceptedTestCards;
      return { json: { token, cardNumber, expiryDate: '12/40', securityCode: '123' } };
    },
    'POST /order/donataionorder': form(await createDonation()),
    'POST /photos': form({ image }),
    'PUT /order/:id/receipt': json({ showName: true }),
    'PUT /order/:id/handover': json({ action: 'cancel' }),
    'PUT /order/:id/outcome': json({ donorConsents: true, revision: 1 }),
    'PUT /staff/orders/:id/outcome': json({ line: 'Someone wears it' }),
    'POST /handover/look': async () => ({ json: { code: await handoverCode() } }),
    'POST /handover/answer': async () => ({ json: { action: 'cancel', code: await handoverCode() } }),
    'POST /claim/look': async () => ({ json: { code: await claimCode() } }),
    'POST /claim': async () => ({ json: { code: await claimCode() } }),
    'POST /staff/orders': json({ organization: 'organization-1', items: sampleItems }),
    'PUT /staff/orders/:id/handover': json({ action: 'cancel' }),
    'PUT /profile/update': json({ username: 'robin' }),
    'PUT /profile/uploadphoto': form({ image }),
    'POST /Login/code': refused({ challenge: 'none', code: '123456' }, 'login_expired'),
    'POST /Login/passkey': refused({ challenge: 'none', ...passkey, signature: 'none' }, 'login_expired'),
    'PUT /second-factors/authenticator': refused({ code: '123456' }, 'wrong_code'),
    'POST /second-factors/authenticator/remove': refused(undefined, 'not_found'),
    'POST /second-factors/passkeys': refused({ ...newPasskey }, 'login_expired'),
    'POST /second-factors/recovery-codes': refused(undefined, 'not_found'),
    'POST /password/check': json({ password }),
    // Refused because of an unknown choice: a deleted account could not make the other requests.
    'POST /profile/delete': refused({ openOrders: 'keep' }, 'invalid_fields'),
    'POST /staff/donors/:id/delete': json({ openOrders: 'cancel' }),
    'POST /redemptions/look': withCode({}),
    'POST /redemptions': withCode({ coins: 1 }),
    'PUT /redemptions/:id': json({ decision: 'refuse' }),
    'PUT /staff/orders/:id': json({ status: 'declined', reason: 'Moths' }),
    'PUT /staff/complaints/:id': json({ answered: true }),
    'PUT /staff/donors/:id': json({ endSessions: true }),
    'PUT /staff/donors/:id/block': json({ blocked: true, reason: 'Moths' }),
    'POST /staff/invitations': async () => ({ json: { email: nextEmail(), role: 'staff' } }),
    'POST /staff/tokens': json({ name: 'Warehouse', scopes: ['orders:read'] }),
    'POST /invitation/look': async () => ({ json: { code: await invitationCode() } }),
    // An invitation for another person: accepting one's own would end the caller's session.
    'POST /invitation/accept': async () => ({ json: { code: await invitationCode() }, refusal: 'conflict' }),
    'POST /invitation/register': async () => ({
      json: { ...createRegistration(), code: await invitationCode() },
    }),
    'POST /staff/brands': form({ ...text, image, alt: 'A loaf' }),
    'PUT /staff/brands/:id': form({ title: 'Brand 1' }),
    'POST /staff/organizations': form({ ...text, image, alt: 'A loaf' }),
    'PUT /staff/organizations/:id': json({ title: 'Organization 1' }),
    'POST /staff/organizations/:id/images': form({ image, alt: 'A loaf' }),
    'PUT /staff/organizations/:id/images': json({ images: [{ _id: 'organization-1-1', alt: 'A loaf' }] }),
    'POST /staff/donationcards': form({ ...text, image, alt: 'A loaf' }),
    'PUT /staff/donationcards/:id': form({ title: 'Card 1' }),
    'POST /staff/needs': json({ ...need, organization: 'organization-1' }),
    'PUT /staff/needs/:id': json({ ...need, words: 'Warm hats' }),
    'PUT /staff/places/:id': json({ ...examples['place-edit'], revision: undefined }),
    'POST /staff/need-categories': json({ title: 'Garden' }),
    'PUT /staff/need-categories/:id': json({ title: 'Garden tools' }),
  };
}

/** Creates an object of the given person, or of someone else if undefined. @returns the id to use for `:id` */
export type CreateObject = (owner: Person | undefined) => Promise<string>;

/**
 * For every endpoint with `:id` in its path, a function that returns the id of an object. A key without a method covers
 * every method. Most functions create a new object in each call, because requests change it; catalog entries are shared.
 */
export async function createObjects(api: TestApp): Promise<Record<string, CreateObject>> {
  const desk = await setUpDesk(api);
  const { database } = api.data;
  const catalogEntry = (id: string) => async () => id;
  const order = async (status: OrderStatus, owner: Person | undefined) =>
    desk.placeOrder(status, undefined, owner?.token ?? desk.donor);

  /** An order for the organization of the given volunteer, which is `organization-1`; for another organization if undefined. */
  const deskOrder: CreateObject = (owner) =>
    desk.placeOrder('submitted', { charity: owner ? 'organization-1' : 'organization-2' });

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
      // Someone else's follow, if there is no owner.
      await follow(api, owner ?? (await signUpWithRole(api, 'donor')), `${kind}/${id}`);
      return id;
    };

  const receiptCode = async () => {
    const id = await order('received', undefined);
    return (await desk.getOwnOrder(id)).receipt.code;
  };
  const payment = async () => (await api.get('/api/payment/donate')).body.payment._id;
  const message = async () => {
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
    return (await inviteByMail(api, desk.staff, { email, role: 'staff' })).id;
  };
  const apiToken = async () => {
    const body = { name: 'Warehouse', scopes: ['catalog:write'] };
    return (await api.send('POST', '/api/staff/tokens', body, (await signUpWithRole(api, 'staff')).token)).body.data
      ._id;
  };
  const person = async () => (await signUpWithRole(api, 'donor')).id;

  return {
    '/brands/:id': catalogEntry('brand-1'),
    '/organizations/:id': catalogEntry('organization-1'),
    '/donationcard/:id': catalogEntry('card-1'),
    'PUT /follows/organization/:id': catalogEntry('organization-1'),
    'PUT /follows/need/:id': () => addNeed(database),
    'DELETE /follows/organization/:id': followed('organization', catalogEntry('organization-2')),
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
    '/organizations/:id/times': catalogEntry('organization-1'),
    'GET /redemptions/:id': redemption,
    'PUT /redemptions/:id': pendingRedemption,
    '/sessions/:id/end': session,
    '/second-factors/passkeys/:id/remove': passkey,
    '/staff/orders/:id': deskOrder,
    '/staff/orders/:id/label': deskOrder,
    '/staff/complaints/:id': message,
    '/staff/donors/:id': person,
    '/staff/donors/:id/block': person,
    '/staff/donors/:id/export': person,
    '/staff/donors/:id/delete': person,
    '/staff/invitations/:id/withdraw': invitation,
    '/staff/tokens/:id/revoke': apiToken,
    '/staff/brands/:id': catalogEntry('brand-1'),
    '/staff/organizations/:id': catalogEntry('organization-1'),
    '/staff/organizations/:id/images': catalogEntry('organization-1'),
    '/staff/donationcards/:id': catalogEntry('card-1'),
    '/staff/places/:id': async (owner) => (owner ? 'organization-1' : 'organization-2'),
    '/staff/needs/:id': (owner) => addNeed(database, { organization_id: owner ? 'organization-1' : 'organization-2' }),
    '/staff/need-categories/:id': () => addNeedCategory(database),
  };
}
