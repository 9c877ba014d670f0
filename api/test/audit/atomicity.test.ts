import { examples } from '@kindcrate/contract/examples';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/database/schema.ts';
import { storePlaceholder } from '../../src/orders/remove-photos.ts';
import { staffEndpoints } from '../support/contract-endpoints.ts';
import { createCopySite, saveCopyDraft } from '../support/copy.ts';
import { setUpDesk } from '../support/desk.ts';
import { donate, sendForm } from '../support/donations.ts';
import { addHandoverTo } from '../support/handovers.ts';
import { sessionIdOf } from '../support/log-in.ts';
import { addNeed } from '../support/needs.ts';
import { arrivedItems } from '../support/order-items.ts';
import { preparePastRedemptions } from '../support/past-redemptions.ts';
import { smallJpeg } from '../support/photos.ts';
import { addDonor, addPartner, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { addSavedText } from '../support/saved-texts.ts';
import { openTestApp, type TestReply } from '../support/test-app.ts';
import { takeIn } from '../support/walk-ins.ts';
import { writtenTables } from './written-tables.ts';

const desk = await setUpDesk(await openTestApp({}, createCopySite().folder));
const { api, staff, donor, placeOrder, changeStatus, cancelOrder } = desk;
const { database, images } = api.data;
const partner = await addPartner(api);
const { id: staffId } = await signUpWithRole(api, 'staff');
const coinOwner = await addDonor(api, 100);
const partnerToBlock = await addPartner(api);
const donorToDelete = await addDonor(api, 0);
const donorToLogOut = await addDonor(api, 0);
await (await preparePastRedemptions(api))({ coins: 5, decidedAt: '2024-02-03T10:00:00.000Z' });
const settlement = { month: '2024-02', coins: 5, sequence: 1 };
const reason = { kind: 'reason', title: 'Moths', text: 'There were moths in it.' };
const savedTextId = await addSavedText(database);
const otherSavedTextId = await addSavedText(database);
// Deleting an account first stores the placeholder for removed photos, even if the deletion then fails.
// The placeholder is stored here already, so that it is not counted as a change.
await storePlaceholder(api.services);
await saveCopyDraft(api, staff);
await saveCopyDraft(api, staff, 'login');
await api.send('POST', '/api/complaints/contact', { name: 'Robin', email: 'robin@example.com', message: 'When?' });
const { id: messageId } = await database.selectFrom('complaints').select('id').executeTakeFirstOrThrow();

const reply = (id: string) => api.send('POST', `/api/staff/messages/${id}`, { text: 'On Saturday', read: 1 }, staff);

/** Drafts are saved while someone types, so only publishing, discarding and restoring are recorded. A preview stores nothing. */
const unrecorded = ['PUT /staff/copy/:id/draft', 'POST /staff/copy/:id/preview', 'POST /staff/catalog-preview'];

/** Reads all rows of the tables that requests write to, and the names of all image files. */
async function readEverything() {
  const readRows = async (table: keyof Schema) => {
    const rows = await database.selectFrom(table).selectAll().execute();
    return [table, rows.map((row) => JSON.stringify(row)).sort()];
  };
  const imageFiles = (await Array.fromAsync(images.list())).map(({ fileName }) => fileName).sort();
  return [...(await Promise.all(writtenTables.map(readRows))), imageFiles];
}

/** Runs a request while a table is missing. */
async function runWithoutTable(table: 'audit_entries' | 'outbox', send: () => Promise<TestReply>): Promise<TestReply> {
  await sql`alter table ${sql.table(table)} rename to renamed_away`.execute(database);
  try {
    return await send();
  } finally {
    await sql`alter table renamed_away rename to ${sql.table(table)}`.execute(database);
  }
}

const countRows = async (table: 'audit_entries' | 'outbox') =>
  (await database.selectFrom(table).selectAll().execute()).length;

/** Expects a request to change nothing while a table is missing, and to add one row to the table otherwise. */
async function expectStoredTogether(table: 'audit_entries' | 'outbox', send: () => Promise<TestReply>): Promise<void> {
  const everythingBefore = await readEverything();
  expect(await runWithoutTable(table, send)).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  expect(await readEverything()).toEqual(everythingBefore);
  const rowsBefore = await countRows(table);
  expect([200, 201]).toContain((await send()).status);
  expect(await countRows(table)).toBe(rowsBefore + 1);
}

describe('the changes made by a staff request and their audit entry are stored together or not at all:', async () => {
  const picture = { image: await smallJpeg(), alt: 'A picture' };
  const textFields = { title: 'New', info: 'New', description: 'New', organizationInfo: 'New' };
  const create = (url: string) => () =>
    sendForm(api, 'POST', `/api/staff/${url}`, { ...textFields, ...picture }, staff);
  const edit = (url: string) => () => sendForm(api, 'PUT', `/api/staff/${url}`, { title: 'Other', ...picture }, staff);
  const put = (url: string, body: object) => () => api.send('PUT', `/api/staff/${url}`, body, staff);
  const reverseCards = async () => {
    const { result } = (await api.get('/api/staff/donationcards', staff)).body;
    const previous = result.map(({ _id }: { _id: string }) => _id);
    const body = { list: 'donation cards', previous, order: previous.toReversed() };
    return api.send('PUT', '/api/staff/catalog-order', body, staff);
  };
  await sendForm(api, 'PUT', '/api/staff/brands/brand-2', { info: 'Changed' }, staff);
  const { id: versionId } = await database
    .selectFrom('catalog_versions')
    .select('id')
    .where('action', '=', 'kept')
    .executeTakeFirstOrThrow();
  const order = await placeOrder('accepted');
  const invited = { email: 'amal@example.com', role: 'staff' };
  const { _id: invitationId } = (
    await api.send('POST', '/api/staff/invitations', { ...invited, email: 'b@example.com' }, staff)
  ).body.data;

  const token = { name: 'Warehouse', scopes: ['orders:read'] };
  const { _id: tokenId } = (await api.send('POST', '/api/staff/tokens', token, staff)).body.data;

  const need = { category: 'books', words: 'Atlases', state: 'wanted' };
  const needId = await addNeed(database);
  const otherNeedId = await addNeed(database);

  const orderToMove = { _id: await placeOrder(), expectedStatus: 'submitted' };
  const parcel = await placeOrder();
  const { items: parcelItems } = (await api.get(`/api/staff/orders/${parcel}`, staff)).body.data;

  const orderWithHandover = await placeOrder('accepted');
  await addHandoverTo(api, orderWithHandover);
  const completed = await placeOrder('completed');

  const requests: Record<string, () => Promise<TestReply>> = {
    'GET /staff/orders.csv': () => api.get('/api/staff/orders.csv', staff),
    'POST /staff/orders': () => takeIn(api, staff),
    'PUT /staff/orders/:id': () => changeStatus(order, 'received'),
    'POST /staff/orders/moves': () =>
      api.send('POST', '/api/staff/orders/moves', { orders: [orderToMove], status: 'under review' }, staff),
    'POST /staff/orders/:id/receive': () =>
      api.send('POST', `/api/staff/orders/${parcel}/receive`, { items: arrivedItems(parcelItems) }, staff),
    'PUT /staff/catalog-order': reverseCards,
    'POST /staff/catalog-versions/:id/restore': () =>
      api.send('POST', `/api/staff/catalog-versions/${versionId}/restore`, {}, staff),
    'POST /staff/brands': create('brands'),
    'PUT /staff/brands/:id': edit('brands/brand-1'),
    'POST /staff/donationcards': create('donationcards'),
    'PUT /staff/donationcards/:id': edit('donationcards/card-1'),
    'POST /staff/organizations': create('organizations'),
    'PUT /staff/organizations/:id': put('organizations/organization-1', { title: 'Other' }),
    'POST /staff/organizations/:id/images': create('organizations/organization-1/images'),
    'PUT /staff/organizations/:id/images': put('organizations/organization-1/images', {
      images: [{ _id: 'organization-1-2', alt: 'Other' }],
    }),
    'POST /staff/saved-texts': () => api.send('POST', '/api/staff/saved-texts', reason, staff),
    'PUT /staff/saved-texts/:id': put(`saved-texts/${savedTextId}`, reason),
    'DELETE /staff/saved-texts/:id': () => api.delete(`/api/staff/saved-texts/${otherSavedTextId}`, staff),
    'POST /staff/settlements/:id': () => api.send('POST', '/api/staff/settlements/brand-1', settlement, staff),
    'POST /staff/copy/:id/discard': () => api.send('POST', '/api/staff/copy/login/discard', { revision: 1 }, staff),
    'POST /staff/copy/:id/publish': () => api.send('POST', '/api/staff/copy/not-found/publish', { revision: 1 }, staff),
    'POST /staff/copy/:id/restore': () =>
      api.send('POST', '/api/staff/copy/coins/restore', { version: 0, revision: 0 }, staff),
    'POST /staff/copy/:id/pictures': create('copy/coins/pictures'),
    'POST /staff/messages/:id': () => reply(messageId),
    'PUT /staff/messages/:id': put(`messages/${messageId}`, { mine: true }),
    'PUT /staff/complaints/:id': put(`complaints/${messageId}`, { answered: true }),
    'PUT /staff/donors/:id': put(`donors/${partner.id}`, { brand: 'brand-2' }),
    'PUT /staff/donors/:id/block': put(`donors/${partnerToBlock.id}/block`, { blocked: true, reason: 'Moths' }),
    'GET /staff/donors/:id/export': () => api.get(`/api/staff/donors/${coinOwner.id}/export`, staff),
    'POST /staff/donors/:id/delete': () => api.send('POST', `/api/staff/donors/${donorToDelete.id}/delete`, {}, staff),
    'POST /staff/people/:id/notes': () =>
      api.send('POST', `/api/staff/people/${coinOwner.id}/notes`, { text: 'Hard of hearing' }, staff),
    'POST /staff/people/:id/end-session': () =>
      api.send(
        'POST',
        `/api/staff/people/${donorToLogOut.id}/end-session`,
        { session: sessionIdOf(donorToLogOut.token) },
        staff,
      ),
    'GET /staff/audit.csv': () => api.get('/api/staff/audit.csv', staff),
    'POST /staff/invitations': () => api.send('POST', '/api/staff/invitations', invited, staff),
    'POST /staff/tokens': () => api.send('POST', '/api/staff/tokens', token, staff),
    'POST /staff/tokens/:id/revoke': () => api.send('POST', `/api/staff/tokens/${tokenId}/revoke`, {}, staff),
    'POST /staff/needs': () => api.send('POST', '/api/staff/needs', { ...need, organization: 'organization-1' }, staff),
    'PUT /staff/needs/:id': put(`needs/${needId}`, need),
    'DELETE /staff/needs/:id': () => api.delete(`/api/staff/needs/${otherNeedId}`, staff),
    'POST /staff/need-categories': () => api.send('POST', '/api/staff/need-categories', { title: 'Garden' }, staff),
    'PUT /staff/need-categories/:id': put('need-categories/toys', { title: 'Games' }),
    'DELETE /staff/need-categories/:id': () => api.delete('/api/staff/need-categories/furniture', staff),
    'PUT /staff/orders/:id/handover': put(`orders/${orderWithHandover}/handover`, { action: 'cancel' }),
    'PUT /staff/orders/:id/outcome': put(`orders/${completed}/outcome`, { line: 'Someone wears it' }),
    'POST /staff/orders/:id/notes': () =>
      api.send('POST', `/api/staff/orders/${parcel}/notes`, { text: 'Ring twice' }, staff),
    'PUT /staff/orders/:id/assignee': put(`orders/${parcel}/assignee`, { assignee: staffId }),
    'PUT /staff/places/:id': put('places/organization-1', { ...examples['place-edit'], revision: undefined }),
    'PUT /staff/invitations/:id/withdraw': put(`invitations/${invitationId}/withdraw`, {}),
  };

  // Read-only requests write no audit entry, unless they export data.
  const recorded = staffEndpoints.filter(
    ([line]) => (!line.startsWith('GET') && !unrecorded.includes(line)) || line in requests,
  );

  test.each(recorded)('%s', async (line) => {
    // A new endpoint without a request above fails here.
    await expectStoredTogether('audit_entries', requests[line] ?? expect.unreachable);
  });
});

describe('a change and the email about it are stored together or not at all:', async () => {
  const toReview = await placeOrder();
  const toMove = [
    { _id: await placeOrder(), expectedStatus: 'submitted' },
    { _id: await placeOrder(), expectedStatus: 'submitted' },
  ];
  const toCancel = await placeOrder();
  const toReceive = await placeOrder('accepted');
  const otherPartner = await addPartner(api, 'brand-2');
  const request = await requestWithNewCode(api, otherPartner, coinOwner, 10);

  test.each([
    ['a donation', () => donate(api, donor)],
    ['a gift that is taken in', () => takeIn(api, staff, { email: 'giver@example.com' })],
    ['a status change', () => changeStatus(toReview, 'under review')],
    [
      'a move of two orders',
      () => api.send('POST', '/api/staff/orders/moves', { orders: toMove, status: 'under review' }, staff),
    ],
    ['received goods', () => changeStatus(toReceive, 'received')],
    ['a reversal of coins', () => changeStatus(toReceive, 'declined')],
    ['a cancellation by the donor', () => cancelOrder(toCancel)],
    ['a reply about an order', () => reply(toReview)],
    ['a reply to a contact message', () => reply(messageId)],
    ['an approved redemption', () => decideRedemption(api, coinOwner, request, 'approve')],
  ])('%s', async (_, send) => {
    await expectStoredTogether('outbox', send);
  });
});
