import type { Outcome } from '@kindcrate/contract/outcomes';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { countStored } from '../support/donations.ts';
import { addPhoto } from '../support/order-items.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '1000', QUOTA_OPEN_ORDERS: '1000', LIMIT_REQUESTS_PER_MINUTE: '100000' }),
);
const { api, donor, staff, placeOrder, changeStatus, getOwnOrder } = desk;
const { database } = api.data;
const line = 'Went to a family of four on Tuesday';
let volunteer: Person;

beforeAll(async () => {
  volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
});

const complete = async (outcome: object, token = staff) => {
  const id = await placeOrder('received');
  const reply = await changeStatus(id, 'completed', { outcome }, token);
  return { id, reply };
};
const setOutcome = (id: string, body: object, token = staff) =>
  api.send('PUT', `/api/staff/orders/${id}/outcome`, body, token);
const setConsent = (id: string, body: object, token = donor) =>
  api.send('PUT', `/api/order/${id}/outcome`, body, token);
const outcomeOf = async (id: string): Promise<Outcome> => (await getOwnOrder(id)).outcome;
const statusOf = async (url: string | undefined) => (await api.get(url ?? '')).status;
const auditDetailsOf = async (id: string) =>
  (
    await database
      .selectFrom('audit_entries')
      .select('detail')
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ detail }) => detail);

describe('completing an order', () => {
  test('needs no outcome', async () => {
    const id = await placeOrder('completed');
    expect(await getOwnOrder(id)).not.toHaveProperty('outcome');
    expect((await auditDetailsOf(id)).at(-1)).toBe('received → completed');
  });

  test('adds a line and a photo for the donor and the desk, the photo only at a signed address', async () => {
    const photo = await addPhoto(api, staff);
    const { id, reply } = await complete({ line: `  ${line} `, photo, organizationConsents: true });
    expect(reply.status).toBe(200);
    const expected = { line, organizationConsents: true, donorConsents: false, revision: 1 };
    expect(reply.body.data.outcome).toMatchObject({ ...expected, photo: { _id: photo } });
    const outcome = await outcomeOf(id);
    expect(outcome).toMatchObject(expected);
    expect(await statusOf(outcome.photo?.url)).toBe(200);
    expect(await statusOf(outcome.photo?.url.split('?')[0])).toBe(404);
    expect((await auditDetailsOf(id)).at(-1)).toBe('received → completed: what became of the goods: added');
  });

  test('adds a photo without a line, and nothing for an empty outcome', async () => {
    const photo = await addPhoto(api, staff);
    expect(await outcomeOf((await complete({ photo })).id)).not.toHaveProperty('line');
    expect(await getOwnOrder((await complete({ line: ' ' })).id)).not.toHaveProperty('outcome');
    expect(await getOwnOrder((await complete({ organizationConsents: true })).id)).not.toHaveProperty('outcome');
  });

  test('changes nothing when the photo does not exist, or was uploaded by someone else', async () => {
    for (const photo of ['nothing', await addPhoto(api, donor)]) {
      const { id, reply } = await complete({ line, photo });
      expect(reply).toMatchObject({ status: 400, body: { fields: { 'outcome.photo': expect.any(String) } } });
      expect(await getOwnOrder(id)).toMatchObject({ status: 'received' });
    }
  });

  test('is refused with a line that is too long or contains line breaks', async () => {
    for (const wrong of ['x'.repeat(201), 'one\ntwo']) {
      const { id, reply } = await complete({ line: wrong });
      expect(reply).toMatchObject({ status: 400, body: { fields: { 'outcome.line': expect.any(String) } } });
      expect(await getOwnOrder(id)).toMatchObject({ status: 'received' });
    }
  });

  test('is the only status change that adds an outcome: receiving an order ignores one', async () => {
    const id = await placeOrder('accepted');
    await changeStatus(id, 'received', { outcome: { line } });
    expect(await getOwnOrder(id)).not.toHaveProperty('outcome');
  });

  test('stores one outcome when fifty simultaneous requests complete the order', async () => {
    const id = await placeOrder('received');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => changeStatus(id, 'completed', { outcome: { line: `Line ${index}` } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await auditDetailsOf(id)).filter((detail) => detail.includes('what became of the goods'))).toHaveLength(1);
  });
});

describe('an outcome at the desk', () => {
  test('can be added later, edited and removed, each time with an audit entry that does not quote it', async () => {
    const id = await placeOrder('completed');
    const photo = await addPhoto(api, volunteer.token);
    expect(await setOutcome(id, { line, photo }, volunteer.token)).toMatchObject({
      status: 200,
      body: { data: { outcome: { line } } },
    });
    expect(await setOutcome(id, { line: 'Everyone is warm', photo })).toMatchObject({
      body: { data: { outcome: { revision: 2 } } },
    });
    expect((await setOutcome(id, {})).body.data).not.toHaveProperty('outcome');
    expect((await auditDetailsOf(id)).slice(-3)).toEqual([
      'what became of the goods: added',
      'what became of the goods: changed',
      'what became of the goods: removed',
    ]);
  });

  test('does not keep the files of a photo that is replaced or removed', async () => {
    const before = await countStored(api);
    const { id } = await complete({ photo: await addPhoto(api, staff) });
    const { url } = (await outcomeOf(id)).photo ?? {};
    await setOutcome(id, { line, photo: await addPhoto(api, staff) });
    expect(await statusOf(url)).toBe(404);
    await setOutcome(id, { line });
    const after = await countStored(api);
    // The order itself has one photo.
    expect(after.pictures - before.pictures).toBe(1);
  });

  test('stays the same when a request is repeated, which adds neither a second audit entry nor a second email', async () => {
    const id = await placeOrder('completed');
    const body = { line, photo: await addPhoto(api, staff), organizationConsents: true, revision: 1 };
    const [first, second] = [await setOutcome(id, body), await setOutcome(id, body)];
    expect(second.body).toEqual(first.body);
    expect((await auditDetailsOf(id)).filter((detail) => detail.startsWith('what became of the goods'))).toHaveLength(
      1,
    );
    const messages = await database
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'order outcome')
      .execute();
    expect(messages.filter(({ payload }) => payload.includes(id))).toHaveLength(1);
  });

  test('is not overwritten by an edit of an earlier revision', async () => {
    const { id } = await complete({ line });
    await setOutcome(id, { line: 'Second', revision: 1 });
    expect(await setOutcome(id, { line: 'Third', revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await outcomeOf(id)).toMatchObject({ line: 'Second' });
  });

  test('can be added only to completed orders', async () => {
    const id = await placeOrder('received');
    expect(await setOutcome(id, { line })).toMatchObject({ status: 409 });
    expect(await getOwnOrder(id)).not.toHaveProperty('outcome');
  });

  test("threat 44: cannot be added to another organization's order by a volunteer", async () => {
    const id = await placeOrder('completed', { charity: 'organization-2' });
    expect((await setOutcome(id, { line }, volunteer.token)).status).toBe(404);
    expect(await getOwnOrder(id)).not.toHaveProperty('outcome');
  });

  test('is edited once by fifty simultaneous edits of the same revision', async () => {
    const { id } = await complete({ line });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => setOutcome(id, { line: `Line ${index}`, revision: 1 })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await outcomeOf(id)).toMatchObject({ revision: 2 });
  });
});

describe("a donor's consent to a public outcome", () => {
  test('is not given at first, can be given for the revision that the donor has seen, and can be withdrawn at any time', async () => {
    const { id } = await complete({ line, organizationConsents: true });
    expect(await setConsent(id, { donorConsents: true, revision: 1 })).toMatchObject({
      status: 200,
      body: { data: { donorConsents: true } },
    });
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: true });
    expect((await setConsent(id, { donorConsents: true, revision: 1 })).status).toBe(200);
    await setOutcome(id, { line, organizationConsents: false });
    expect((await setConsent(id, { donorConsents: false, revision: 1 })).status).toBe(200);
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: false });
  });

  test('ends when the line or the photo changes, and is refused for an earlier revision', async () => {
    const { id } = await complete({ line, organizationConsents: true });
    await setConsent(id, { donorConsents: true, revision: 1 });
    await setOutcome(id, { line: 'Something else', organizationConsents: true });
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: false });
    expect(await setConsent(id, { donorConsents: true, revision: 1 })).toMatchObject({ status: 409 });
    expect(await setConsent(id, { donorConsents: true, revision: 2 })).toMatchObject({ status: 200 });
    const photo = await addPhoto(api, staff);
    await setOutcome(id, { line: 'Something else', photo, organizationConsents: true });
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: false });
  });

  test('threat 15: can be given only by the donor, and only for an order with an outcome', async () => {
    const { id } = await complete({ line, organizationConsents: true });
    const otherDonor = await api.signUp();
    for (const token of [otherDonor, staff, volunteer.token])
      expect((await setConsent(id, { donorConsents: true, revision: 1 }, token)).status).toBe(404);
    expect((await setConsent(await placeOrder('completed'), { donorConsents: true, revision: 1 })).status).toBe(404);
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: false });
  });

  test('can be changed by fifty simultaneous requests, and still be withdrawn afterward', async () => {
    const { id } = await complete({ line, organizationConsents: true });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => setConsent(id, { donorConsents: index % 2 === 0, revision: 1 })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await setConsent(id, { donorConsents: false, revision: 1 });
    expect(await outcomeOf(id)).toMatchObject({ donorConsents: false, revision: 1 });
  });
});
