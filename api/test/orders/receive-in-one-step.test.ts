import { type OrderStatus, orderStatuses } from '@kindcrate/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { addHandoverTo } from '../support/handovers.ts';
import { addNeed } from '../support/needs.ts';
import { addPhoto, arrivedItems, severalItems } from '../support/order-items.ts';
import { signUpWithRole } from '../support/roles.ts';
import { bearer, inject, openTestApp, type TestReply } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp({ QUOTA_OPEN_ORDERS: '1000', QUOTA_UPLOADS_PER_DAY: '1000' }));
const { api, donor, staff, placeOrder, changeStatus, getOwnOrder } = desk;
const { database } = api.data;
const volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');

beforeEach(async () => {
  await database.deleteFrom('rate_limits').execute();
  await deliverEmails(api);
});

const itemsOf = async (id: string) => arrivedItems((await api.get(`/api/staff/orders/${id}`, staff)).body.data.items);

const receive = async (id: string, { items, token = staff, key }: ReceiveOptions = {}): Promise<TestReply> =>
  inject(api.app, {
    method: 'POST',
    url: `/api/staff/orders/${id}/receive`,
    headers: { ...bearer(token), ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { items: items ?? (await itemsOf(id)) },
  });

interface ReceiveOptions {
  items?: object[];
  token?: string;
  key?: string;
}

const coinsOf = async (token: string) => (await api.get('/api/profile', token)).body.data.coins;
const statusesOf = async (id: string) =>
  (await getOwnOrder(id)).history.map(({ status }: { status: string }) => status);
const auditDetailsOf = async (id: string) =>
  (
    await database
      .selectFrom('audit_entries')
      .select('detail')
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ detail }) => detail);

describe('a parcel is received in one step', () => {
  test.each(['submitted', 'under review', 'accepted'] as const)(
    'when its order is %s: with every status in the history, one email, one audit entry and the usual coins',
    async (status) => {
      const id = await placeOrder(status);
      await deliverEmails(api);
      const coins = await coinsOf(donor);
      const details = await auditDetailsOf(id);
      const { status: replyStatus, body } = await receive(id);
      expect(replyStatus).toBe(200);
      expect(body).toMatchObject({
        message: 'The order is now received.',
        data: { _id: id, status: 'received', receivedQuantity: 3, coins: 13, next: ['completed', 'declined'] },
      });
      expect(await statusesOf(id)).toEqual(['submitted', 'under review', 'accepted', 'received']);
      expect((await deliverEmails(api)).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your donation KC-\S+ has arrived$/),
      ]);
      expect(await coinsOf(donor)).toBe(coins + 13);
      expect((await auditDetailsOf(id)).filter((detail) => !details.includes(detail))).toEqual([
        `${status} → received: 3 pieces, 13 coins`,
      ]);
      expect((await getOwnOrder(id)).receipt.code).toEqual(expect.any(String));
    },
  );

  test('with less than was offered, and each item counts toward its need', async () => {
    const needs = [await addNeed(database), await addNeed(database)];
    const photos = [await addPhoto(api, donor)];
    const id = await placeOrder(
      'submitted',
      severalItems([
        { name: 'Coats', quantity: 3, need: needs[0], photos },
        { name: 'Books', quantity: 4, need: needs[1] },
      ]),
    );
    const [coats, books] = await itemsOf(id);
    const missing = { ...books, receivedQuantity: 0, declinedReason: 'It was not in the parcel' };
    const { body } = await receive(id, { items: [{ ...coats, receivedQuantity: 2 }, missing] });
    expect(body.data.items).toMatchObject([
      { name: 'Coats', quantity: 3, receivedQuantity: 2 },
      { name: 'Books', quantity: 4, receivedQuantity: 0, declinedReason: 'It was not in the parcel' },
    ]);
    const { result } = (await api.get('/api/needs')).body;
    const receivedFor = (need: string | undefined) => result.find(({ _id }: { _id: string }) => _id === need)?.received;
    expect(needs.map(receivedFor)).toEqual([2, 0]);
  });

  test('by a volunteer of its organization', async () => {
    const id = await placeOrder('submitted', { charity: 'organization-1' });
    expect(await receive(id, { token: volunteer.token })).toMatchObject({
      status: 200,
      body: { data: { status: 'received' } },
    });
  });

  test('even though a handover was agreed for later: its time becomes free, and only one email is sent', async () => {
    const id = await placeOrder('accepted');
    await addHandoverTo(api, id);
    await deliverEmails(api);
    expect((await receive(id)).status).toBe(200);
    expect(await deliverEmails(api)).toHaveLength(1);
    const handover = await database
      .selectFrom('handovers')
      .select('starts_at')
      .where('order_id', '=', id)
      .executeTakeFirst();
    expect(handover?.starts_at ?? null).toBeNull();
  });
});

describe('a parcel is not received', () => {
  const otherStatuses = orderStatuses.filter((status) => !['submitted', 'under review', 'accepted'].includes(status));

  test.each(otherStatuses)('when its order is %s', async (status: OrderStatus) => {
    const id = await placeOrder(status);
    await deliverEmails(api);
    const before = await getOwnOrder(id);
    const reply = await receive(id);
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    expect(await getOwnOrder(id)).toEqual(before);
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('threat 44: by a volunteer of another organization, who cannot tell whether its order exists', async () => {
    const id = await placeOrder('submitted', { charity: 'organization-2' });
    const items = await itemsOf(id);
    const replies = [
      await receive(id, { items, token: volunteer.token }),
      await receive(id, { items, token: volunteer.token, key: 'guess' }),
      await receive('nothing', { items, token: volunteer.token }),
    ];
    for (const { status, body } of replies) expect([status, body]).toEqual([404, replies[2]?.body]);
    expect(await statusesOf(id)).toEqual(['submitted']);
  });

  test('by the member of staff who donated the goods', async () => {
    const colleague = await signUpWithRole(api, 'staff');
    const id = await placeOrder('submitted', undefined, colleague.token);
    const reply = await receive(id, { token: colleague.token });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    expect((await getOwnOrder(id, colleague.token)).status).toBe('submitted');
  });

  test('with items of another order, even in addition to its own, or without a list of items', async () => {
    const [id, other] = [await placeOrder(), await placeOrder()];
    const wrong = [await itemsOf(other), [...(await itemsOf(id)), ...(await itemsOf(other))], [], undefined, 'none'];
    for (const items of wrong) {
      const body = items === undefined ? {} : { items };
      const reply = await api.send('POST', `/api/staff/orders/${id}/receive`, body, staff);
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_fields']);
    }
    expect(await statusesOf(id)).toEqual(['submitted']);
  });
});

describe('of fifty simultaneous requests to receive a parcel', () => {
  const runFifty = <T>(run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, i) => run(i)));

  async function expectReceivedOnce(id: string, coins: number) {
    expect(await statusesOf(id)).toEqual(['submitted', 'under review', 'accepted', 'received']);
    expect(await coinsOf(donor)).toBe(coins + 13);
    expect(await deliverEmails(api)).toHaveLength(1);
  }

  test('one succeeds and the others get a conflict', async () => {
    const id = await placeOrder();
    await deliverEmails(api);
    const [items, coins] = [await itemsOf(id), await coinsOf(donor)];
    const replies = await runFifty(() => receive(id, { items }));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    await expectReceivedOnce(id, coins);
  });

  test('all succeed when they have the same idempotency key, and the parcel is received once', async () => {
    const id = await placeOrder();
    await deliverEmails(api);
    const [items, coins] = [await itemsOf(id), await coinsOf(donor)];
    const replies = await runFifty(() => receive(id, { items, key: 'same' }));
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    await expectReceivedOnce(id, coins);
    await changeStatus(id, 'completed');
    const late = await receive(id, { items, key: 'same' });
    expect([late.status, late.body.data.status]).toEqual([200, 'completed']);
  });

  test('at most one receives it if half of them decline it instead, and the donor keeps no coins for it', async () => {
    const id = await placeOrder();
    const [items, coins] = [await itemsOf(id), await coinsOf(donor)];
    const replies = await runFifty((index) => (index % 2 ? receive(id, { items }) : changeStatus(id, 'declined')));
    expect([...new Set(replies.map(({ status }) => status))].sort()).toEqual([200, 409]);
    const received = replies.filter(({ status }, index) => index % 2 && status === 200);
    expect(received.length).toBeLessThanOrEqual(1);
    // Received goods can still be declined, but declined goods cannot be received, so the order always ends as declined.
    expect((await getOwnOrder(id)).status).toBe('declined');
    expect(await coinsOf(donor)).toBe(coins);
  });
});

test('an idempotency key that was already used with other received quantities is refused', async () => {
  const id = await placeOrder();
  const [item] = await itemsOf(id);
  await receive(id, { items: [{ ...item, receivedQuantity: 2 }], key: 'reused' });
  const reply = await receive(id, { items: [{ ...item, receivedQuantity: 3 }], key: 'reused' });
  expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_key_reused']);
});
