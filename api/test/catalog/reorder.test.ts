import { beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { token, id: staffId } = await signUpWithRole(api, 'staff');
const { database } = api.data;

const lists = [
  { list: 'brands', url: 'brands', publicUrl: 'brands', key: 'result', subject: 'brand' },
  { list: 'organizations', url: 'organizations', publicUrl: 'organizations', key: 'result', subject: 'organization' },
  { list: 'donation cards', url: 'donationcards', publicUrl: 'donationcard', key: 'data', subject: 'donation card' },
] as const;

const countReorderEntries = async () => {
  const query = database.selectFrom('audit_entries').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await query.where('action', '=', 'reordered').executeTakeFirstOrThrow()).count);
};

describe.each(lists)('reordering the $list', ({ list, url, publicUrl, key, subject }) => {
  const idsOf = (entries: { _id: string }[]) => entries.map(({ _id }) => _id);
  const readOrder = async (): Promise<string[]> => idsOf((await api.get(`/api/staff/${url}`, token)).body.result);
  const readPublicOrder = async (): Promise<string[]> => idsOf((await api.get(`/api/${publicUrl}`)).body[key]);
  const reorder = (previous: string[], order: string[]) =>
    api.send('PUT', '/api/staff/catalog-order', { list, previous, order }, token);
  const moveLastToFront = (ids: string[]) => [...ids.slice(-1), ...ids.slice(0, -1)];

  beforeAll(async () => {
    const textFields = {
      info: 'Info',
      organizationInfo: 'Info',
      description: 'Text',
      alt: 'A loaf',
      image: await smallJpeg(),
    };
    for (const title of ['One more', 'Another'])
      await sendForm(api, 'POST', `/api/staff/${url}`, { title, ...textFields }, token);
  });

  test('takes effect for everyone immediately, and is recorded in the audit log with the entry that moved furthest', async () => {
    const before = await readOrder();
    // Makes the server cache the public list.
    await readPublicOrder();
    const after = moveLastToFront(before);
    expect(await reorder(before, after)).toMatchObject({
      status: 200,
      body: { message: 'The new order has been saved.' },
    });
    expect(await readOrder()).toEqual(after);
    expect(await readPublicOrder()).toEqual(after);
    const entry = await database
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject_kind', 'subject_id', 'detail'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const detail = `now at position 1 of ${after.length}`;
    const subjectId = before.at(-1);
    expect(entry).toEqual({
      actor_id: staffId,
      action: 'reordered',
      subject_kind: subject,
      subject_id: subjectId,
      detail,
    });
  });

  test('leaves the revisions of entries unchanged, so that open forms can still be saved', async () => {
    const read = async () => {
      const { result } = (await api.get(`/api/staff/${url}`, token)).body;
      return new Map(result.map(({ _id, revision }: { _id: string; revision: number }) => [_id, revision]));
    };
    const before = await read();
    const order = await readOrder();
    await reorder(order, moveLastToFront(order));
    expect(await read()).toEqual(before);
  });

  test('is refused with 409, and changes nothing, when someone else has reordered the list', async () => {
    const seen = await readOrder();
    const newer = moveLastToFront(seen);
    await reorder(seen, newer);
    const reply = await reorder(seen, seen.toReversed());
    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await readOrder()).toEqual(newer);
  });

  test('can be repeated after a lost reply, and is recorded once in the audit log', async () => {
    const before = await readOrder();
    const count = await countReorderEntries();
    for (const _ of [1, 2]) expect((await reorder(before, moveLastToFront(before))).status).toBe(200);
    expect(await countReorderEntries()).toBe(count + 1);
  });

  test('is refused with 409 when the list does not have exactly the entries that the editor saw', async () => {
    const before = await readOrder();
    const seen = before.slice(1);
    expect(await reorder(seen, seen.toReversed())).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await reorder([...before, 'unknown'], ['unknown', ...before])).toMatchObject({ status: 409 });
    expect(await readOrder()).toEqual(before);
  });

  test('is refused with 400 when the new order adds or leaves out entries', async () => {
    const before = await readOrder();
    const replies = await Promise.all([reorder(before, before.slice(1)), reorder(before, [...before.slice(1), 'x'])]);
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 400, body: { fields: { order: 'List every entry exactly once' } } });
    expect(await readOrder()).toEqual(before);
  });

  test('takes effect only once when fifty people who saw the same list send different orders at the same time', async () => {
    const before = await readOrder();
    const count = await countReorderEntries();
    const orders = Array.from({ length: 50 }, (_, n) => {
      const at = 1 + (n % (before.length - 1));
      return [...before.slice(at), ...before.slice(0, at)];
    });
    const replies = await Promise.all(orders.map((order) => reorder(before, order)));
    const winner = orders[replies.findIndex(({ status }) => status === 200)] ?? [];
    const stored = await readOrder();
    expect(stored).toEqual(winner);
    expect(await countReorderEntries()).toBe(count + 1);
    // Requests that send the same order as the winner count as retries of it.
    for (const [index, { status }] of replies.entries())
      expect(status).toBe(orders[index]?.join() === stored.join() ? 200 : 409);
  });
});
