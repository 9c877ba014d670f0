import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp, password } from '../support/test-app.ts';
import { claim, lookUpClaim, takeInWithEmail } from '../support/walk-ins.ts';

const { api, staff, donor } = await setUpDesk(await openTestApp());
const { database } = api.data;
const volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');
const visitorEmail = 'visitor@example.com';

beforeEach(async () => {
  await database.deleteFrom('rate_limits').execute();
  await database.deleteFrom('claim_links').execute();
  await deliverEmails(api);
});

let claimantCount = 0;
const signUp = () => api.signUp(`claimant-${++claimantCount}@example.com`);
const ordersOf = async (token: string) => (await api.get('/api/profile', token)).body.data.orders;
const balanceOf = async (token: string) => (await api.get('/api/profile', token)).body.data.coins;
const listLinks = () => database.selectFrom('claim_links').selectAll().execute();
const move = (id: string, body: object) => api.send('PUT', `/api/staff/orders/${id}`, body, staff);

describe('the email about a gift', () => {
  test('thanks the person who brought the gift, contains a claim link, and quotes nothing that the desk typed', async () => {
    const items = [{ name: 'Buy gold at evil.example', quantity: 2 }];
    const { mail, code } = await takeInWithEmail(api, volunteer.token, visitorEmail, {
      items,
      location: 'Evil Street',
    });
    expect(mail?.subject).toBe('Thank you for your gift to Organization 1');
    expect(mail?.text).toContain('Thank you for the 2 pieces that you brought to Organization 1!');
    expect(code).toHaveLength(22);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil/i);
  });

  test('is the only place that contains the code of the claim link, because the database stores only a hash of it', async () => {
    const { code } = await takeInWithEmail(api, staff, visitorEmail);
    const [link] = await listLinks();
    expect(link).toMatchObject({ email: visitorEmail, code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(await database.selectFrom('outbox').selectAll().execute())).not.toContain(code);
  });

  test('is not sent when its link has already expired', async () => {
    await database.deleteFrom('outbox').execute();
    await api.send(
      'POST',
      '/api/staff/orders',
      { organization: 'organization-1', items: [{ name: 'Lamp', quantity: 1 }], email: visitorEmail },
      staff,
    );
    await database.updateTable('claim_links').set({ expires_at: new Date().toISOString() }).execute();
    expect(await deliverEmails(api)).toEqual([]);
  });
});

describe('a claim link', () => {
  test('shows the gift without a login, and opening the link changes nothing', async () => {
    const { code, id } = await takeInWithEmail(api, staff, visitorEmail);
    const before = await listLinks();
    for (let visit = 0; visit < 3; visit++)
      expect((await lookUpClaim(api, code)).body).toEqual({
        data: {
          number: expect.stringMatching(/^KC-/),
          itemsName: 'Winter coats and Blankets',
          charity: { _id: 'organization-1', title: 'Organization 1' },
          quantity: 6,
          coins: 16,
          expiresAt: before[0]?.expires_at,
        },
      });
    expect(await listLinks()).toEqual(before);
    expect((await api.get(`/api/staff/orders/${id}`, staff)).body.data).not.toHaveProperty('donor');
  });

  test('adds the gift to any account, with its coins, its receipt and the usual email', async () => {
    const { code, id } = await takeInWithEmail(api, staff, visitorEmail);
    const claimant = await signUp();
    const { status, body } = await claim(api, code, claimant);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'The gift is now in your account, and it earned you 16 coins. Thank you for giving!',
        data: { _id: id, coins: 16 },
      },
    ]);
    const [order] = await ordersOf(claimant);
    expect(order).toMatchObject({ _id: id, status: 'received', coins: 16, receipt: { showName: false } });
    expect(await balanceOf(claimant)).toBe(16);
    expect((await deliverEmails(api)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your donation KC-\S+ has arrived$/),
    ]);
    expect(await listLinks()).toEqual([]);
    const year = new Date().getUTCFullYear();
    expect((await api.get(`/api/statement/${year}`, claimant)).body.data.gifts).toHaveLength(1);
  });

  test('threat 57: works once when five people send fifty requests at the same time', async () => {
    const { code, id } = await takeInWithEmail(api, staff, visitorEmail);
    const claimants = await Promise.all(Array.from({ length: 5 }, signUp));
    const attempts = Array.from({ length: 50 }, (_, index) => claim(api, code, claimants[index % 5] ?? ''));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 410).length,
    ]).toEqual([1, 49]);
    const earnings = await database.selectFrom('coin_entries').selectAll().where('order_id', '=', id).execute();
    expect(earnings).toMatchObject([{ kind: 'earning', amount: 16 }]);
  });

  test('threat 57: expires after 30 days, and an unknown, altered or empty code is refused', async () => {
    const { code } = await takeInWithEmail(api, staff, visitorEmail);
    const [link] = await listLinks();
    const days = (Date.parse(link?.expires_at ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(30, 2);
    for (const wrong of [`${code}x`, code.slice(1), code.toUpperCase(), 'x'.repeat(22)])
      expect([(await lookUpClaim(api, wrong)).status, (await claim(api, wrong, donor)).status]).toEqual([410, 410]);
    expect((await lookUpClaim(api, '')).status).toBe(400);
    await database.updateTable('claim_links').set({ expires_at: new Date().toISOString() }).execute();
    expect([(await lookUpClaim(api, code)).body.code, (await claim(api, code, donor)).body.code]).toEqual([
      'link_invalid',
      'link_invalid',
    ]);
  });

  test('threat 57: cannot be used by the person who took in the gift, and stays valid for others', async () => {
    const { code } = await takeInWithEmail(api, volunteer.token, 'friend@example.com');
    expect(await claim(api, code, volunteer.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await claim(api, code, donor)).status).toBe(200);
  });

  test('cannot be used without a login', async () => {
    const { code } = await takeInWithEmail(api, staff, visitorEmail);
    expect((await api.send('POST', '/api/claim', { code })).status).toBe(401);
    expect(await listLinks()).toHaveLength(1);
  });

  test('gives the claimant no coins for a gift that was declined as unusable, and all coins for a completed one', async () => {
    const declined = await takeInWithEmail(api, staff, visitorEmail);
    const completed = await takeInWithEmail(api, staff, 'other@example.com');
    await move(declined.id, { status: 'declined', reason: 'Moths' });
    await move(completed.id, { status: 'completed' });
    const claimant = await signUp();
    expect((await claim(api, declined.code, claimant)).body.data.coins).toBe(0);
    expect((await claim(api, completed.code, claimant)).body.data.coins).toBe(16);
    expect(await balanceOf(claimant)).toBe(16);
  });

  test('leaves the claimant no coins when the gift is declined after the claim', async () => {
    const { code, id } = await takeInWithEmail(api, staff, visitorEmail);
    const claimant = await signUp();
    await claim(api, code, claimant);
    await move(id, { status: 'declined', reason: 'Moths' });
    expect(await balanceOf(claimant)).toBe(0);
  });

  test('leaves the claimant no coins when the gift is claimed and declined at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      await database.deleteFrom('rate_limits').execute();
      const { code, id } = await takeInWithEmail(api, staff, visitorEmail);
      const claimant = await signUp();
      const [claimed, declined] = await Promise.all([
        claim(api, code, claimant),
        move(id, { status: 'declined', reason: 'Moths' }),
      ]);
      expect([claimed.status, declined.status, await balanceOf(claimant)]).toEqual([200, 200, 0]);
    }
  });
});

test('deleting an account also deletes the claim links that were sent to its email', async () => {
  const token = await api.signUp('deleted@example.com');
  await takeInWithEmail(api, volunteer.token, 'Deleted@example.com');
  expect(await listLinks()).toHaveLength(1);
  await api.send('POST', '/api/password/check', { password }, token);
  expect((await api.send('POST', '/api/profile/delete', {}, token)).status).toBe(200);
  expect(await listLinks()).toEqual([]);
});

test('threat 46: deleting an account removes the location, the phone number and the notes of unclaimed gifts that were taken in with its email', async () => {
  const token = await api.signUp('mover@example.com');
  const contact = { location: 'Harbor Street 5', phone: '0123' };
  const own = await takeInWithEmail(api, volunteer.token, 'mover@example.com', contact);
  const other = await takeInWithEmail(api, volunteer.token, 'stayer@example.com', contact);
  for (const { id } of [own, other])
    await api.send('POST', `/api/staff/orders/${id}/notes`, { text: 'Came with a van' }, volunteer.token);
  await api.send('POST', '/api/password/check', { password }, token);
  await api.send('POST', '/api/profile/delete', {}, token);
  const readContact = (id: string) =>
    database
      .selectFrom('orders')
      .select(['location', 'phone', 'search_text'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const notes = await database.selectFrom('order_notes').select('order_id').execute();
  expect(notes).toEqual([{ order_id: other.id }]);
  expect(await readContact(own.id)).toEqual({
    location: '',
    phone: '',
    search_text: expect.stringMatching(/^ winter coats blankets #\S{13}$/),
  });
  expect(await readContact(other.id)).toMatchObject(contact);
});
