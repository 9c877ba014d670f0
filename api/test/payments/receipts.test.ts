import { acceptedTestCards } from '@kindcrate/contract/sandbox-payments';
import { expect, test } from 'vitest';
import { moneyText } from '../../src/texts/texts.ts';
import { deliverEmails, publicUrl } from '../support/emails.ts';
import { signUpWithRole } from '../support/roles.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp({ PAYMENT_RECIPIENT: 'Kindcrate <Cairo>' });
const { database } = api.data;
const card = { cardNumber: acceptedTestCards[0], expiryDate: '12/99', securityCode: '123' };

async function pay(amount: number, token?: string): Promise<string> {
  const { body } = await api.get(`/api/payment/donate?amount=${amount}`, token);
  await api.send('POST', '/api/payment/sandbox', { token: body.token, ...card });
  return body.payment._id;
}

test('a donor who is logged in is emailed a payment receipt as text and HTML, with the amount and a link', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const id = await pay(123_456, donor.token);
  const [mail, ...more] = await deliverEmails(api);
  expect(more).toEqual([]);
  const link = `${publicUrl}/payment-receipt?payment=${id}`;
  expect(mail).toMatchObject({ to: { name: 'robin' }, subject: 'Your receipt for EGP\u00a01,234.56' });
  expect(mail?.text).toContain(`EGP\u00a01,234.56 to Kindcrate <Cairo> has arrived`);
  expect(mail?.text).toContain(`KP-${id.slice(0, 13).toUpperCase()}`);
  expect(mail?.text).toContain(`Open your receipt: ${link}\n`);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.html).toContain('Kindcrate &lt;Cairo&gt;');
  expect(mail?.html).toContain('<span style="white-space:nowrap">KP-');
});

test('no payment receipt is sent to visitors, to accounts with an unconfirmed email, or for a payment made with an API token', async () => {
  await pay(5_000);
  await pay(5_000, 'not-a-token');
  const staff = await signUpWithRole(api, 'staff');
  const created = await api.send('POST', '/api/staff/tokens', { name: 'A', scopes: ['orders:read'] }, staff.token);
  await pay(5_000, created.body.token);
  const email = 'unconfirmed@example.com';
  await api.send('POST', '/api/register', createRegistration({ email }));
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  expect((await database.selectFrom('payments').select('id').where('donor_id', 'is not', null).execute()).length).toBe(
    1,
  );
  await database.deleteFrom('outbox').execute();
  await pay(5_000, token);
  expect(await deliverEmails(api)).toEqual([]);
});

test.each([
  [5_000, 'EGP', 'EGP\u00a050.00'],
  [7, 'EGP', 'EGP\u00a00.07'],
  [10_000_000, 'USD', '$100,000.00'],
  [500, 'JPY', '¥500'],
  [1_234, 'KWD', 'KWD\u00a01.234'],
  [0, 'XXX', '¤0.00'],
])('%d in the smallest unit of %s is shown as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test('threat 46: the payments of a deleted account no longer refer to the person, and the person gets no receipt afterward', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const id = await pay(7_000, donor.token);
  expect((await api.send('POST', '/api/profile/delete', {}, donor.token)).status).toBe(200);
  expect((await deliverEmails(api)).map(({ subject }) => subject)).toEqual(['Your Kindcrate account has been deleted']);
  const row = await database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ donor_id: null, amount: 7_000, status: 'accepted' });
  expect((await api.get(`/api/payment/${id}`)).body.result).toMatchObject({ status: 'accepted', amount: 7_000 });
});

test('staff can read the payments in pages, newest first and with totals, and filter them by status', async () => {
  const otherApi = await openTestApp({ PAYMENT_CURRENCY: 'USD' });
  const staff = await signUpWithRole(otherApi, 'staff');
  const donor = await signUpWithRole(otherApi, 'donor');
  const start = async (amount: number) =>
    (await otherApi.get(`/api/payment/donate?amount=${amount}`, donor.token)).body;
  for (let amount = 1_000; amount < 1_030; amount++) await start(amount);
  const paid = await start(2_000);
  await otherApi.send('POST', '/api/payment/sandbox', { token: paid.token, ...card });
  const first = (await otherApi.get('/api/staff/payments', staff.token)).body;
  expect(first.result).toHaveLength(25);
  expect(first.result[0]).toEqual({
    ...{ _id: paid.payment._id, amount: 2_000, currency: 'USD', status: 'accepted', provider: 'sandbox' },
    ...{ number: expect.stringMatching(/^KP-/), reference: expect.any(String), mismatch: null },
    ...{ createdAt: expect.any(String), paidAt: expect.any(String), donor: { _id: donor.id, name: 'robin' } },
  });
  expect(first.totals).toEqual([
    { provider: 'sandbox', currency: 'USD', status: 'accepted', count: 1, amount: 2_000 },
    { provider: 'sandbox', currency: 'USD', status: 'pending', count: 30, amount: 30 * 1_000 + 435 },
  ]);
  const second = (await otherApi.get(`/api/staff/payments?after=${first.next}`, staff.token)).body;
  expect([second.result.length, second.next]).toEqual([6, null]);
  const ids = [...first.result, ...second.result].map(({ _id }: { _id: string }) => _id);
  expect(new Set(ids).size).toBe(31);
  const filtered = (await otherApi.get('/api/staff/payments?status=accepted', staff.token)).body;
  expect(filtered.result.map(({ _id }: { _id: string }) => _id)).toEqual([paid.payment._id]);
  for (const query of ['status=stolen', 'after=x'])
    expect((await otherApi.get(`/api/staff/payments?${query}`, staff.token)).body).toMatchObject({
      code: 'invalid_fields',
    });
});
