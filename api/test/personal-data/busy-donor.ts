import { acceptedTestCards } from '@kindcrate/contract/sandbox-payments';
import { sql } from 'kysely';
import type { DeskFixture } from '../support/desk.ts';
import { donate, sendForm } from '../support/donations.ts';
import { follow } from '../support/follows.ts';
import { inviteByEmail } from '../support/invitations.ts';
import { userIdOf } from '../support/log-in.ts';
import { addNeed } from '../support/needs.ts';
import { addPhoto } from '../support/order-items.ts';
import { smallJpeg } from '../support/photos.ts';
import { createCode, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { setUpAuthenticator } from '../support/second-factors.ts';
import { confirmEmailOf, createRegistration, password, type TestApp } from '../support/test-app.ts';

/** Strings that must not be found anywhere once the account is deleted. */
export const traces = ['zenobia', 'quill', '07771234567', 'nightingale', 'lane 77'];
export const email = 'Zenobia.Quill@example.com';

const name = 'Zenobia';
const form = { itemsName: `Coats of ${name}`, location: 'Nightingale Lane 77', phone: '07771234567' };

export interface BusyDonor extends Person {
  /** The ids of orders, by status. */
  orders: Record<'submitted' | 'accepted' | 'declined' | 'completed', string>;
  /** The signed address of the completed order's photo. */
  photo: string;
  /** The secret code of the completed order's receipt. */
  receipt: string;
}

/** Adds a donor who used every feature, so that every table with personal data has a row about them. */
export async function addBusyDonor(desk: DeskFixture, partner: Person): Promise<BusyDonor> {
  const { api } = desk;
  const token = await register(api);
  const donor = { id: userIdOf(token), token };
  const orders = {
    completed: await desk.placeOrder('completed', await createForm(api, token), token),
    declined: await desk.placeOrder('submitted', form, token),
    submitted: await desk.placeOrder('submitted', form, token),
    accepted: '',
  };
  orders.accepted = (await donate(api, token, form, 'key-of-zenobia')).body.data._id;
  await api.send('POST', `/api/staff/orders/${orders.declined}/notes`, { text: `${name} called twice` }, desk.staff);
  await desk.changeStatus(orders.declined, 'declined', { reason: `${name} sent moths` });
  await desk.changeStatus(orders.accepted, 'under review', { reason: `Call ${name}` });
  await desk.changeStatus(orders.accepted, 'accepted', { reason: `Fetch it at Nightingale Lane 77` });
  const completed = await desk.getOwnOrder(orders.completed, token);
  await api.send('PUT', `/api/order/${orders.completed}/receipt`, { showName: true }, token);
  await addPublicOutcome(desk, orders.completed, token);
  await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, token);
  await decideRedemption(api, donor, await requestWithNewCode(api, partner, donor, 2), 'approve');
  await requestWithNewCode(api, partner, donor, 1);
  await createCode(api, donor);
  await pay(api, donor);
  for (const path of ['organization/organization-1', `need/${await addNeed(api.data.database)}`])
    await follow(api, donor, path);
  await writeMessages(desk);
  await writeThread(desk, orders.completed, token);
  await addDeskRecords(desk, donor.id);
  const newToken = (await api.send('POST', '/api/Login', { email, password })).body.token;
  await setUpAuthenticator(api, newToken);
  await addApiToken(api, donor.id);
  return { id: donor.id, token: newToken, orders, photo: completed.image.url, receipt: completed.receipt.code };
}

/** Adds an outcome with a line and a photo, and the consent of both sides to show them. */
async function addPublicOutcome({ api, staff }: DeskFixture, id: string, token: string): Promise<void> {
  const outcome = { line: `${name} made someone warm`, photo: await addPhoto(api, staff), organizationConsents: true };
  await api.send('PUT', `/api/staff/orders/${id}/outcome`, outcome, staff);
  await api.send('PUT', `/api/order/${id}/outcome`, { donorConsents: true, revision: 1 }, token);
}

/** Creates a form with two items, each with its own photo. Another uploaded photo stays a waiting photo. */
async function createForm(api: TestApp, token: string) {
  await addPhoto(api, token);
  const items = await Promise.all(
    ['Coats', 'Boots'].map(async (kind, index) => ({
      name: `${kind} of ${name}`,
      quantity: index + 1,
      condition: 'good',
      photos: [await addPhoto(api, token)],
    })),
  );
  return { ...form, items: JSON.stringify(items) };
}

/** Writes a thread about an order, with a message from each side. */
async function writeThread({ api, staff }: DeskFixture, id: string, token: string): Promise<void> {
  await api.send('POST', `/api/messages/${id}`, { text: `Best wishes from ${name}` }, token);
  await api.send('POST', `/api/staff/messages/${id}`, { text: `Thank you, ${name}`, read: 1 }, staff);
}

async function pay(api: TestApp, { token }: Person): Promise<void> {
  const payment = (await api.get('/api/payment/donate?amount=12300', token)).body;
  const card = { cardNumber: acceptedTestCards[0], expiryDate: '12/99', securityCode: '123' };
  await api.send('POST', '/api/payment/sandbox', { token: payment.token, ...card });
}

async function register(api: TestApp): Promise<string> {
  const details = { username: name, phone: '07771234567', agreedVersion: '2026-11-22' };
  await api.send('POST', '/api/register', createRegistration({ ...details, email }));
  await confirmEmailOf(api.data.database, email);
  return (await api.send('POST', '/api/Login', { email, password })).body.token;
}

/** Sends a contact message, and requests for which the API counts emails and failures by email address. */
async function writeMessages({ api }: DeskFixture): Promise<void> {
  const message = { name: 'Zenobia Quill', email: email.toUpperCase(), subject: 'My coats', message: `It is ${name}` };
  await api.send('POST', '/api/complaints/contact', message);
  await api.send('POST', '/api/password/forgot', { email });
  await api.send('POST', '/api/Login', { email, password: 'a wrong password' });
}

/** Adds an API token, as if the person had once been a member of staff. */
async function addApiToken({ data: { database } }: TestApp, user_id: string): Promise<void> {
  const time = new Date().toISOString();
  const row = {
    id: 'token',
    user_id,
    name: `Script of ${name}`,
    scopes: 'orders:read',
    token_hash: '',
    last_used_at: null,
  };
  await database
    .insertInto('api_tokens')
    .values({ ...row, created_at: time, expires_at: time })
    .execute();
}

/**
 * Adds invitations, the audit entry of a spreadsheet that was filtered by a search, a block with its reason, and a reply to the
 * contact message.
 */
async function addDeskRecords({ api, staff }: DeskFixture, id: string): Promise<void> {
  const { code } = await inviteByEmail(api, staff, { email, role: 'volunteer', organization: 'organization-1' });
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  await api.send('POST', '/api/invitation/accept', { code }, token);
  await inviteByEmail(api, staff, { email, role: 'partner', brand: 'brand-1' });
  await api.get('/api/staff/orders.csv?q=zenobia', staff);
  const block = (blocked: boolean) =>
    api.send('PUT', `/api/staff/donors/${id}/block`, { blocked, reason: `${name} was rude` }, staff);
  await block(true);
  await block(false);
  const contactMessage = await api.data.database.selectFrom('complaints').select('id').executeTakeFirstOrThrow();
  const reply = { text: `Dear ${name}, we will look`, read: 1 };
  await api.send('POST', `/api/staff/messages/${contactMessage.id}`, reply, staff);
}

/** Returns every stored value that contains one of the strings, in any letter case, with its table and column. */
export async function findInDatabase({ data: { database } }: TestApp, strings: string[]): Promise<string[]> {
  const tables = await database.introspection.getTables();
  const found = [];
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table.name)}`.execute(database);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const stored = String(value).toLowerCase();
        if (strings.some((each) => stored.includes(each.toLowerCase())))
          found.push(`${table.name}.${column}: ${value}`);
      }
    }
  }
  return found;
}
