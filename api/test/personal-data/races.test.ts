import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { donate } from '../support/donations.ts';
import { deliverEmails } from '../support/emails.ts';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  requestCoins,
  requestWithNewCode,
} from '../support/redemptions.ts';
import { logInAgain, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';
import { findInDatabase } from './busy-donor.ts';

const api = await openTestApp();
const { database } = api.data;
const desk = await setUpDesk(api);
const partner = await addPartner(api);
const deleteOwnAccount = (token: string, body: object = {}) => api.send('POST', '/api/profile/delete', body, token);

test('threat 46: fifty simultaneous requests to delete one account delete it once, and fifty accounts can be deleted at the same time', async () => {
  const token = await api.signUp();
  await donate(api, token);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => deleteOwnAccount(token, { openOrders: 'cancel' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(401)]);
  const tokens = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
  const all = await Promise.all(tokens.map((each) => deleteOwnAccount(each)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

test('threat 46: an order that is placed while the account is deleted is refused, or loses its personal data with the account', async () => {
  for (let round = 0; round < 5; round++) {
    const token = await api.signUp();
    const place = () => donate(api, token, { location: 'Racing Street 9' });
    const [first, deletion, ...rest] = await Promise.all([
      place(),
      deleteOwnAccount(token, { openOrders: 'cancel' }),
      place(),
      place(),
    ]);
    expect(deletion.status).toBe(200);
    for (const { status } of [first, ...rest]) expect([201, 401]).toContain(status);
    expect(await findInDatabase(api, ['racing street'])).toEqual([]);
  }
});

test('threat 46: a status change during the deletion of an account leaves none of its personal data behind', async () => {
  for (const openOrders of ['cancel', 'finish', 'cancel', 'finish']) {
    const token = await api.signUp();
    const id = await desk.placeOrder('accepted', { location: 'Moving Street 9' }, token);
    const [deletion, change] = await Promise.all([
      deleteOwnAccount(token, { openOrders }),
      desk.changeStatus(id, 'received', { reason: 'At Moving Street 9' }),
    ]);
    expect(deletion.status).toBe(200);
    expect([200, 409]).toContain(change.status);
    await deliverEmails(api);
    expect(await findInDatabase(api, ['moving street'])).toEqual([]);
  }
});

test('threat 46: a request for coins is either approved before the account is deleted or refused, and nobody can request coins afterward', async () => {
  for (let round = 0; round < 5; round++) {
    const donor = await addDonor(api, 20);
    const id = await requestWithNewCode(api, partner, donor, 5);
    const code = await createCode(api, donor);
    const [approval, deletion] = await Promise.all([
      decideRedemption(api, donor, id, 'approve'),
      deleteOwnAccount(donor.token, { openOrders: 'cancel' }),
    ]);
    expect(deletion.status).toBe(200);
    expect([200, 401, 409]).toContain(approval.status);
    const { status } = await database
      .selectFrom('redemptions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(approval.status === 200 ? 'approved' : 'refused');
    const requested = await requestCoins(api, partner, { code, coins: 1 });
    expect([403, 404]).toContain(requested.status);
  }
});

test('contact details that are sent while the account is deleted are not stored', async () => {
  for (let round = 0; round < 3; round++) {
    const token = await api.signUp();
    const update = () => api.send('PUT', '/api/profile/update', { username: 'Latecomer' }, token);
    await Promise.all([update(), deleteOwnAccount(token), update(), update()]);
    expect(await findInDatabase(api, ['latecomer'])).toEqual([]);
  }
});

test('deleting an account ends its other sessions too, and a login at the same moment gets no valid session', async () => {
  const donor = await signUpWithRole(api, 'donor');
  const other = await logInAgain(api, donor);
  const [deletion, late] = await Promise.all([deleteOwnAccount(donor.token), logInAgain(api, { ...donor })]);
  expect(deletion.status).toBe(200);
  for (const { token } of [other, late]) expect((await api.get('/api/profile', token)).status).toBe(401);
});

test('the last member of staff cannot delete their account, even when the last two try at the same time', async () => {
  const separateApi = await openTestApp();
  const staff = [await signUpWithRole(separateApi, 'staff'), await signUpWithRole(separateApi, 'staff')];
  const replies = await Promise.all(
    staff.map(({ token }) => separateApi.send('POST', '/api/profile/delete', {}, token)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('the only member of staff'),
  });
});
