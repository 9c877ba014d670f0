import { acceptedTestCards, declinedTestCard } from '@kindcrate/contract/sandbox-payments';
import { recordSeed } from '../../../src/seed/repository.ts';
import { donate, sendForm } from '../../support/donations.ts';
import { addPhoto, severalItems } from '../../support/order-items.ts';
import { smallPng } from '../../support/photos.ts';
import { decideRedemption, requestCoins, requestWithNewCode } from '../../support/redemptions.ts';
import { createRegistration, password, type TestApp } from '../../support/test-app.ts';

/** A person who logs in again after the upgrade. */
export interface Account {
  id: string;
  email: string;
  /** The token of a session that the release opened. */
  token: string;
}

export interface Accounts {
  donor: Account;
  otherDonor: Account;
  partner: Account;
  staff: Account;
}

type AdvanceClock = (minutes: number) => void;

/**
 * Creates realistic data through the API of the version that is recorded: among other things, orders of every status, coins
 * that were earned, spent and reversed, redemptions of every status, messages, payments, and emails waiting to be sent.
 */
export async function createReleaseData(app: TestApp, advanceClock: AdvanceClock): Promise<Accounts> {
  const api = { ...app, send: createStrictSend(app) };
  await recordSeed(api.data.database, 'sample-data', new Date());
  const accounts = await createAccounts(api, advanceClock);
  await createOrders(api, accounts, advanceClock);
  await createOrderOfSeveralItems(api, accounts);
  await createNoteAndAssignment(api, accounts.staff);
  await createNeeds(api, accounts, advanceClock);
  await api.send('PUT', '/api/follows/organization/organization-1', {}, accounts.donor.token);
  await createRedemptions(api, accounts, advanceClock);
  await createMessages(api, accounts);
  await createPayments(api);
  const token = { name: 'Warehouse', scopes: ['orders:read'] };
  await api.send('POST', '/api/staff/tokens', token, accounts.staff.token);
  await api.get('/api/staff/orders.csv', accounts.staff.token);
  return accounts;
}

async function createNoteAndAssignment(api: TestApp, { id, token }: Account): Promise<void> {
  const [order] = (await api.get('/api/staff/orders', token)).body.result;
  await api.send('POST', `/api/staff/orders/${order._id}/notes`, { text: 'Second floor, no elevator' }, token);
  await api.send('PUT', `/api/staff/orders/${order._id}/assignee`, { assignee: id }, token);
}

/** Returns a `send` that throws when a request fails, so that no data goes missing unnoticed. */
function createStrictSend({ send }: TestApp): TestApp['send'] {
  return async (method, url, ...rest) => {
    const reply = await send(method, url, ...rest);
    // The sandbox declines one of the test cards.
    if (reply.status < 300 || url.endsWith('/sandbox')) return reply;
    throw new Error(`${method} ${url}: ${JSON.stringify(reply.body)}`);
  };
}

async function createAccounts(api: TestApp, advanceClock: AdvanceClock): Promise<Accounts> {
  const staff = await signUp(api, { username: 'grace', email: 'Grace.Okafor@example.com' });
  // In production, the command line creates the first staff account; the API has no request for it.
  await api.data.database.updateTable('users').set({ role: 'staff' }).where('id', '=', staff.id).execute();
  advanceClock(35);
  const donor = await signUp(api, { username: "O'Brien", email: 'amal@example.com', phone: '02079460000' });
  advanceClock(60);
  const otherDonor = await signUp(api, { username: 'Søren 🙂', email: 'soren@example.net' });
  const partner = await signUp(api, { username: 'lin', email: 'lin@example.com' });
  await api.send('PUT', `/api/staff/donors/${partner.id}`, { role: 'partner', brand: 'brand-1' }, staff.token);
  await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallPng() }, donor.token);
  // The change of role has ended the first session.
  const secondLogin = await logIn(api, partner.email);
  return { donor, otherDonor, partner: { ...partner, ...secondLogin }, staff };
}

async function signUp(api: TestApp, details: { username: string; email: string; phone?: string }): Promise<Account> {
  await api.signUp(details.email);
  const account = { email: details.email, ...(await logIn(api, details.email)) };
  const { username, phone } = createRegistration(details);
  await api.send('PUT', '/api/profile/update', { username, phone }, account.token);
  return account;
}

async function logIn(api: TestApp, email: string): Promise<Omit<Account, 'email'>> {
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  return { token, id: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub };
}

/** Creates an order of two items, one with photos that were uploaded earlier, and a photo that waits for an order. */
async function createOrderOfSeveralItems(api: TestApp, { otherDonor, staff }: Accounts): Promise<void> {
  const photos = [await addPhoto(api, otherDonor.token), await addPhoto(api, otherDonor.token)];
  await addPhoto(api, otherDonor.token);
  const items = [
    { name: 'Hats', category: 'clothing', quantity: 4, condition: 'new', photos },
    { name: 'Plates', quantity: 6 },
  ];
  const order = (await donate(api, otherDonor.token, severalItems(items))).body.data;
  for (const status of ['under review', 'accepted'])
    await api.send('PUT', `/api/staff/orders/${order._id}`, { status }, staff.token);
  const { orders } = (await api.get('/api/profile', otherDonor.token)).body.data;
  const [hats, plates] = orders[0].items;
  const received = [
    { _id: hats._id, receivedQuantity: 4 },
    { _id: plates._id, receivedQuantity: 0, declinedReason: 'Chipped' },
  ];
  await api.send('PUT', `/api/staff/orders/${order._id}`, { status: 'received', items: received }, staff.token);
}

/** Creates one order for each of several paths through the statuses, and an order that its donor cancels. */
async function createOrders(
  api: TestApp,
  { donor, otherDonor, staff }: Accounts,
  advanceClock: AdvanceClock,
): Promise<void> {
  const items = [
    'Winter coats',
    'Board games',
    "Children's shoes",
    'Desk lamps',
    '毛布',
    'Books; "signed"',
    'Bicycle',
    'Pans',
  ];
  const paths = [
    ['under review', 'accepted', 'received', 'completed'],
    ['under review', 'accepted', 'received'],
    ['under review', 'accepted', 'received', 'declined'],
    ['under review', 'accepted'],
    ['under review'],
    ['declined'],
    ['cancelled'],
    [],
  ];
  for (const [index, statuses] of paths.entries()) {
    advanceClock(12 * 60);
    const form = { itemsName: items[index], quantity: String(index + 8), charity: `organization-${(index % 2) + 1}` };
    const order = (await donate(api, donor.token, form, `key-of-order-${index}`)).body.data;
    for (const status of statuses) {
      advanceClock(90);
      await api.send('PUT', `/api/staff/orders/${order._id}`, { status, ...detailsFor(status, index) }, staff.token);
    }
    if (index === 0) {
      const outcome = { line: 'Größe 8 fits “just right”', organizationConsents: true };
      await api.send('PUT', `/api/staff/orders/${order._id}/outcome`, outcome, staff.token);
      const consent = { donorConsents: true, revision: 1 };
      await api.send('PUT', `/api/order/${order._id}/outcome`, consent, donor.token);
    }
    if (index === 1) await api.send('PUT', `/api/order/${order._id}/receipt`, { showName: true }, donor.token);
  }
  const { _id } = (await donate(api, otherDonor.token, { itemsName: 'Toy train' })).body.data;
  await api.send('PUT', `/api/order/${_id}/cancel`, {}, otherDonor.token);
}

function detailsFor(status: string, index: number): { reason?: string; quantity?: string } {
  if (status === 'declined') return { reason: "Moths. We're sorry." };
  return status === 'received' ? { quantity: String(index + 7) } : {};
}

/** Creates needs in each state, and an order whose goods count toward one of them. */
async function createNeeds(api: TestApp, { otherDonor, staff }: Accounts, advanceClock: AdvanceClock): Promise<void> {
  const category = { title: 'Garden tools', parent: null };
  await api.send('POST', '/api/staff/need-categories', category, staff.token);
  const create = async (need: object) => {
    const body = { organization: 'organization-1', category: 'garden-tools', ...need };
    return (await api.send('POST', '/api/staff/needs', body, staff.token)).body.data._id;
  };
  const spades = await create({ words: 'Spades & rakes', state: 'wanted', target: 20, urgent: true });
  await create({ words: 'Gießkannen', state: 'enough' });
  await create({ words: 'Lawn mowers', state: 'refused', reason: "We can't repair engines" });
  const { _id } = (await donate(api, otherDonor.token, { itemsName: 'Spades', need: spades })).body.data;
  for (const status of ['under review', 'accepted', 'received']) {
    advanceClock(60);
    await api.send('PUT', `/api/staff/orders/${_id}`, { status, ...detailsFor(status, 1) }, staff.token);
  }
}

async function createRedemptions(
  api: TestApp,
  { donor, partner }: Accounts,
  advanceClock: AdvanceClock,
): Promise<void> {
  advanceClock(100);
  await decideRedemption(api, donor, await requestWithNewCode(api, partner, donor, 5), 'approve');
  advanceClock(3);
  await decideRedemption(api, donor, await requestWithNewCode(api, partner, donor, 6), 'refuse');
  advanceClock(3);
  const id = await requestWithNewCode(api, partner, donor, 7);
  advanceClock(30);
  // Reading a redemption whose time is over marks it as expired.
  await api.get(`/api/redemptions/${id}`, donor.token);
  const { shortCode } = (await api.send('POST', '/api/profile/code', {}, donor.token)).body.data;
  await requestCoins(api, partner, { code: shortCode, coins: 8 }, 'key-of-redemption');
}

async function createMessages(api: TestApp, { staff }: Accounts): Promise<void> {
  const message = { name: 'Ana', email: 'ana@example.com', message: "Do you take sofas?\n\nIt's a big one." };
  await api.send('POST', '/api/complaints/contact', message);
  await api.send('POST', '/api/complaints/contact', { ...message, subject: 'Opening hours', message: 'When?' });
  const { result } = (await api.get('/api/staff/complaints', staff.token)).body;
  await api.send('PUT', `/api/staff/complaints/${result[0]._id}`, { answered: true }, staff.token);
}

async function createPayments(api: TestApp): Promise<void> {
  const card = { expiryDate: '12/99', securityCode: '123' };
  for (const cardNumber of [acceptedTestCards[0], declinedTestCard, undefined]) {
    const { token } = (await api.get('/api/payment/donate')).body;
    if (cardNumber) await api.send('POST', '/api/payment/sandbox', { token, cardNumber, ...card });
  }
}
