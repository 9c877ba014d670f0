import { examples } from '@kindcrate/contract/examples';
import { acceptedTestCards } from '@kindcrate/contract/sandbox-payments';
import { createUnsubscribeCode } from '../../src/follows/unsubscribe-code.ts';
import { createLinkCode } from '../../src/handovers/link-code.ts';
import { createCopySampleFactories } from './copy.ts';
import { setUpDesk } from './desk.ts';
import { createDonation, type FormFields } from './donations.ts';
import { addHandoverTo } from './handovers.ts';
import { inviteByEmail } from './invitations.ts';
import { arrivedItems } from './order-items.ts';
import { preparePastRedemptions } from './past-redemptions.ts';
import { smallJpeg } from './photos.ts';
import { addDonor, createCode } from './redemptions.ts';
import { signUpWithRole } from './roles.ts';
import { createRegistration, password, type TestApp } from './test-app.ts';
import { sampleItems, takeInWithEmail } from './walk-ins.ts';

/** The body of a request that everyone with permission to send it can repeat. */
export interface Sample {
  /** The error code with which a rule refuses the request after the permission check; undefined if the request succeeds. */
  refusal?: string;
  json?: object;
  form?: FormFields;
}

/**
 * For every endpoint that takes a body, a function that creates a sample; its parameter is the id in the path, if there is one.
 * `PUT /profile/update` takes contact details or a new password; its sample has a username.
 */
export async function createSampleFactories(api: TestApp): Promise<Record<string, (id?: string) => Promise<Sample>>> {
  const image = await smallJpeg();
  const donor = await addDonor(api, 100);
  await api.signUp('sample@example.com');
  const text = { title: 'A title', info: 'Info', description: 'Description', organizationInfo: 'Info' };
  const savedText = { kind: 'reason', title: 'Moths', text: 'There were moths in it.' };
  const need = { category: 'clothing', words: 'Hats', state: 'wanted' };
  const json = (body: object) => async () => ({ json: body });
  const form = (fields: FormFields) => async () => ({ form: fields });
  const refused = (body: object | undefined, refusal: string) => async () => ({ ...(body && { json: body }), refusal });
  const passkey = { id: 'none', clientDataJSON: 'none', authenticatorData: 'none' };
  const newPasskey = { ...passkey, name: 'Phone', challenge: 'none', attestationObject: 'none', transports: [] };
  const withCode = (body: object) => async () => ({ json: { ...body, code: await createCode(api, donor) } });
  const addRedemption = await preparePastRedemptions(api);
  let year = 2000;
  /** Every settlement needs coins that are not settled yet. */
  const spendInNextMonth = async () => {
    const month = `${++year}-01`;
    await addRedemption({ coins: 1, decidedAt: `${month}-02T10:00:00.000Z` });
    return { month, coins: 1, sequence: 1 };
  };
  const emailCode = 'x'.repeat(22);
  const desk = await setUpDesk(api);
  const handoverCode = async () => {
    const id = await desk.placeOrder('accepted');
    await addHandoverTo(api, id);
    const { email } = (await api.get('/api/profile', desk.donor)).body.data;
    return createLinkCode(api.services.tokenSecret, id, email, new Date());
  };
  const itemsThatArrived = async (id = '') => {
    const items = await api.data.database
      .selectFrom('order_items')
      .select(['id as _id', 'quantity'])
      .where('order_id', '=', id)
      .execute();
    return arrivedItems(items.length ? items : [{ _id: 'none', quantity: 1 }]);
  };
  const catalogOrder = async () => {
    const rows = await api.data.database.selectFrom('brands').select('id').orderBy('position').orderBy('id').execute();
    const order = rows.map(({ id }) => id);
    return { json: { list: 'brands', previous: order, order } };
  };
  const openSessionOf = async (user_id: string) => {
    const session = await api.data.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return session?.id ?? 'none';
  };
  let emailCount = 0;
  const nextEmail = () => `sample-${++emailCount}@example.com`;
  const { token: staff } = await signUpWithRole(api, 'staff');
  const claimCode = async () => (await takeInWithEmail(api, desk.staff, nextEmail())).code;
  const invitationCode = async () => (await inviteByEmail(api, staff, { email: nextEmail(), role: 'staff' })).code;
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
    'POST /staff/orders/:id/receive': async (id) => ({ json: { items: await itemsThatArrived(id) } }),
    'POST /staff/orders/:id/notes': json({ text: 'Ring twice' }),
    'PUT /staff/orders/:id/assignee': json({ assignee: '' }),
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
    'POST /staff/orders/moves': json({ orders: [{ _id: 'none', expectedStatus: 'submitted' }], status: 'accepted' }),
    'POST /staff/saved-texts': json(savedText),
    'PUT /staff/saved-texts/:id': json(savedText),
    'POST /staff/settlements/:id': async () => ({ json: await spendInNextMonth() }),
    ...createCopySampleFactories(api, staff),
    'PUT /staff/complaints/:id': json({ answered: true }),
    'POST /messages/:id': json({ text: 'When?' }),
    'PUT /messages/:id': json({ read: 0 }),
    'POST /staff/messages/:id': json({ text: 'On Saturday', read: 1 }),
    'PUT /staff/messages/:id': json({ answered: true }),
    'PUT /staff/donors/:id': json({ endSessions: true }),
    'PUT /staff/donors/:id/block': json({ blocked: true, reason: 'Moths' }),
    'POST /staff/people/:id/notes': json({ text: 'Hard of hearing' }),
    'POST /staff/people/:id/end-session': async (id = '') => ({ json: { session: await openSessionOf(id) } }),
    'POST /staff/invitations': async () => ({ json: { email: nextEmail(), role: 'staff' } }),
    'POST /staff/tokens': json({ name: 'Warehouse', scopes: ['orders:read'] }),
    'POST /invitation/look': async () => ({ json: { code: await invitationCode() } }),
    // An invitation for someone else, because accepting one for the caller would end the caller's session.
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
    'PUT /staff/catalog-order': catalogOrder,
    'POST /staff/catalog-preview': json(examples['catalog-preview']),
    'POST /staff/catalog-versions/:id/restore': json({}),
    'PUT /staff/needs/:id': json({ ...need, words: 'Warm hats' }),
    'PUT /staff/places/:id': json({ ...examples['place-edit'], revision: undefined }),
    'POST /staff/need-categories': json({ title: 'Garden' }),
    'PUT /staff/need-categories/:id': json({ title: 'Garden tools' }),
  };
}
