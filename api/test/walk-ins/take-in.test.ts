import { limits } from '@kindcrate/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { addNeed } from '../support/needs.ts';
import { addPhoto } from '../support/order-items.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { sampleItems, takeIn, takeInWithEmail } from '../support/walk-ins.ts';

const { api, staff } = await setUpDesk(await openTestApp());
const { database } = api.data;
const volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');

beforeEach(async () => {
  await database.deleteFrom('rate_limits').execute();
  await deliverEmails(api);
});

const readOrder = async (id: string) => (await api.get(`/api/staff/orders/${id}`, staff)).body.data;
const idOf = async (reply: ReturnType<typeof takeIn>) => (await reply).body.data._id as string;
const ordersOf = async (token: string) => (await api.get('/api/profile', token)).body.data.orders;
const countOrders = async () => (await database.selectFrom('orders').select('id').execute()).length;

describe('a gift that arrives unannounced', () => {
  test('is placed and received in one step, with the history that the transitions require', async () => {
    const { status, body } = await takeIn(api, staff, { location: ' Harbor Street 5 ', phone: '0123' });
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: `Gift ${body.data.number} has been taken in.`,
        data: { _id: expect.any(String), number: expect.stringMatching(/^KC-/), status: 'received' },
      },
    ]);
    const order = await readOrder(body.data._id);
    expect(order).toMatchObject({
      itemsName: 'Winter coats and Blankets',
      location: 'Harbor Street 5',
      phone: '0123',
      status: 'received',
      quantity: 6,
      receivedQuantity: 6,
      coins: 0,
      next: ['completed', 'declined'],
      items: sampleItems.map((item) => ({ ...item, receivedQuantity: item.quantity, photos: [] })),
    });
    expect(order.history.map((entry: { status: string }) => entry.status)).toEqual([
      'submitted',
      'under review',
      'accepted',
      'received',
    ]);
  });

  test('has no donor, earns no coins and sends no email when no email address is entered', async () => {
    const id = await idOf(takeIn(api, staff, { email: '' }));
    expect(await readOrder(id)).not.toHaveProperty('donor');
    expect(await deliverEmails(api)).toEqual([]);
    expect(await database.selectFrom('coin_entries').where('order_id', '=', id).selectAll().execute()).toEqual([]);
  });

  test('can be completed, or declined as unusable, without a donor', async () => {
    const [completed, declined] = [await idOf(takeIn(api, staff)), await idOf(takeIn(api, staff))];
    const move = (id: string, body: object) => api.send('PUT', `/api/staff/orders/${id}`, body, staff);
    expect((await move(completed, { status: 'completed' })).status).toBe(200);
    expect((await move(declined, { status: 'declined', reason: 'Moths' })).status).toBe(200);
    expect((await readOrder(declined)).history.at(-1)).toMatchObject({ status: 'declined', reason: 'Moths' });
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('counts toward the need of its items', async () => {
    const need = await addNeed(database, { organization_id: 'organization-1' });
    const id = await idOf(takeIn(api, staff, { items: [{ name: 'Coats', quantity: 3, need }] }));
    expect((await readOrder(id)).need.received).toBe(3);
  });

  test('includes waiting photos that the desk has uploaded, and shows a placeholder image when it has none', async () => {
    const photo = await addPhoto(api, staff);
    const items = [{ name: 'Lamp', quantity: 1, photos: [photo] }];
    const order = await readOrder(await idOf(takeIn(api, staff, { items })));
    expect(order.image).toEqual(order.items[0].photos[0]);
    expect((await takeIn(api, staff, { items })).body.fields).toEqual({ 'items.0.photos': expect.any(String) });
    const withoutPhoto = await readOrder(await idOf(takeIn(api, staff)));
    expect((await api.get(withoutPhoto.image.url)).status).toBe(200);
  });

  test('is found by its goods and by its number, and appears in the spreadsheet and the audit log', async () => {
    const { _id: id, number } = (await takeIn(api, staff, { items: [{ name: 'Samovar', quantity: 1 }] })).body.data;
    for (const query of ['q=samovar', `order=${number}`]) {
      const { result } = (await api.get(`/api/staff/orders?${query}`, staff)).body;
      expect(result.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    }
    const { body: csv } = await api.get('/api/staff/orders.csv?q=samovar', staff);
    expect(csv).toContain(`${number},`);
    const { result } = (await api.get('/api/staff/audit', staff)).body;
    expect(result.find(({ subject }: { subject: { _id: string } }) => subject._id === id)).toMatchObject({
      action: 'created',
      detail: 'taken in at the desk: 1 piece',
    });
  });

  test('waits in the overview to be completed', async () => {
    await database.updateTable('orders').set({ status: 'completed' }).where('status', '<>', 'completed').execute();
    const id = await idOf(takeIn(api, staff));
    const { oldest } = (await api.get('/api/staff/overview', staff)).body.data;
    expect(oldest).toMatchObject([{ _id: id, itemsName: 'Winter coats and Blankets', status: 'received' }]);
    expect(oldest[0]).not.toHaveProperty('donor');
  });

  test('has a receipt that names nobody, and a label for the desk', async () => {
    const { _id: id, number } = (await takeIn(api, staff)).body.data;
    const { code } = await database
      .selectFrom('receipts')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const receipt = (await api.get(`/api/receipt/${code}`)).body.data;
    expect(receipt).toMatchObject({ number, quantity: 6, coins: 0 });
    expect(receipt).not.toHaveProperty('donorName');
    expect((await api.get(`/api/staff/orders/${id}/label`, volunteer.token)).body.data).toMatchObject({
      _id: id,
      number,
      quantity: 6,
      status: 'received',
    });
  });

  test('is refused for an unknown organization, and without an organization', async () => {
    for (const organization of ['nothing', undefined]) {
      const { status, body } = await takeIn(api, staff, { organization });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['organization']]);
    }
  });
});

describe('the email address of an account', () => {
  test('gets the usual email when staff enter it, and the gift and its coins are added to the account immediately', async () => {
    const donor = await api.signUp('account@example.com');
    const { id, mail } = await takeInWithEmail(api, staff, 'account@example.com');
    expect(mail?.subject).toMatch(/^Your donation KC-\S+ has arrived$/);
    expect(await ordersOf(donor)).toMatchObject([{ _id: id, status: 'received', coins: 16 }]);
    expect((await api.get('/api/profile', donor)).body.data.coins).toBe(16);
    expect((await readOrder(id)).donor.email).toBe('account@example.com');
  });

  test('threat 57: gets the same reply and the same email as any other address when a volunteer enters it', async () => {
    const donor = await api.signUp('known@example.com');
    const known = await takeInWithEmail(api, volunteer.token, 'Known@example.com');
    const unknown = await takeInWithEmail(api, volunteer.token, 'Unknown@example.com');
    const withoutNumber = ({ reply, mail, code }: typeof known) =>
      JSON.stringify([reply.body.message, Object.keys(reply.body.data), mail?.text])
        .replaceAll(/KC-[\w-]+/g, 'NUMBER')
        .replaceAll(code, 'CODE');
    expect(withoutNumber(known)).toBe(withoutNumber(unknown));
    for (const { id } of [known, unknown])
      expect((await api.get(`/api/staff/orders/${id}`, volunteer.token)).body.data).not.toHaveProperty('donor');
    expect(await ordersOf(donor)).toEqual([]);
  });

  test('gets only a claim link while it is not confirmed, because anyone could have registered it', async () => {
    await api.signUp('claimed@example.com');
    await database
      .updateTable('users')
      .set({ email_confirmed_at: null, email_key: 'claim claimed@example.com' })
      .where('email', '=', 'claimed@example.com')
      .execute();
    const { id, code } = await takeInWithEmail(api, staff, 'claimed@example.com');
    expect(code).toHaveLength(22);
    expect(await readOrder(id)).not.toHaveProperty('donor');
  });

  test('is refused when it belongs to the member of staff who enters it, because they would decide about their own coins', async () => {
    const { email } = (await api.get('/api/profile', staff)).body.data;
    const before = await countOrders();
    const { status, body } = await takeIn(api, staff, { email });
    expect([status, body.code, await countOrders()]).toEqual([403, 'forbidden', before]);
  });
});

describe('a volunteer', () => {
  test('takes in gifts for their own organization without naming it', async () => {
    const id = await idOf(takeIn(api, volunteer.token, { organization: undefined }));
    expect((await readOrder(id)).charity._id).toBe('organization-1');
  });

  test('threat 44: takes in nothing for another organization, whether or not that organization exists, and sees no label of its gifts', async () => {
    for (const organization of ['organization-2', 'nothing'])
      expect(await takeIn(api, volunteer.token, { organization })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    const id = await idOf(takeIn(api, staff, { organization: 'organization-2' }));
    expect((await api.get(`/api/staff/orders/${id}/label`, volunteer.token)).status).toBe(404);
  });
});

describe('the limits on walk-ins', () => {
  test('threat 57: let one account take in at most forty gifts an hour', async () => {
    const { perHour } = limits.walkIns;
    await database.deleteFrom('rate_limits').execute();
    const replies = await Promise.all(Array.from({ length: perHour + 2 }, () => takeIn(api, volunteer.token)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(perHour);
    expect(replies.find(({ status }) => status === 429)?.body.code).toBe('too_many_requests');
    expect((await takeIn(api, staff)).status).toBe(201);
  });

  test('threat 57: allow at most five emails a day to one address, no matter who enters it or in which letter case', async () => {
    const { perEmailAndDay } = limits.walkIns;
    const addresses = Array.from({ length: perEmailAndDay }, (_, index) =>
      index % 2 ? 'A@Example.com' : 'a@example.com',
    );
    for (const email of addresses) expect((await takeIn(api, volunteer.token, { email })).status).toBe(201);
    const refused = await takeIn(api, staff, { email: 'a@example.com' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await deliverEmails(api)).toHaveLength(perEmailAndDay);
    expect((await takeIn(api, staff)).status).toBe(201);
  });
});

describe('an idempotency key', () => {
  test('makes fifty simultaneous requests take in one gift', async () => {
    const before = await countOrders();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => takeIn(api, staff, { email: 'once@example.com' }, 'same')),
    );
    // At most 32 requests wait in the queue of a key; the others get 503.
    expect(replies.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    const ids = replies.flatMap(({ body }) => body.data?._id ?? []);
    expect([ids.length > 1, new Set(ids).size]).toEqual([true, 1]);
    expect(await countOrders()).toBe(before + 1);
    expect(await deliverEmails(api)).toHaveLength(1);
  });

  test('is refused when it is reused for another gift', async () => {
    await takeIn(api, staff, {}, 'reused');
    const { status, body } = await takeIn(api, staff, { phone: '0123' }, 'reused');
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});
