import { donate } from './donations.ts';
import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

export interface Person {
  id: string;
  token: string;
}

let people = 0;

/** A new donor who has earned some coins. */
export async function addDonor(api: TestApp, coins: number): Promise<Person> {
  const donor = await addPerson(api);
  if (coins) await earn(api, donor, coins);
  return donor;
}

export async function earn(api: TestApp, donor: Person, coins: number): Promise<void> {
  const { _id } = (await donate(api, donor.token)).body.data;
  await api.data.database
    .insertInto('coin_entries')
    .values({
      id: crypto.randomUUID(),
      user_id: donor.id,
      amount: coins,
      kind: 'earning',
      order_id: _id,
      redemption_id: null,
      reverses_id: null,
      actor_id: donor.id,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** A new partner of a brand, or of none. */
export async function addPartner(api: TestApp, brandId: string | null = 'brand-1'): Promise<Person> {
  const partner = await addPerson(api);
  await api.data.database
    .updateTable('users')
    .set({ role: 'partner', brand_id: brandId })
    .where('id', '=', partner.id)
    .execute();
  return partner;
}

async function addPerson(api: TestApp): Promise<Person> {
  const email = `redeeming-${++people}@example.com`;
  const token = await api.signUp(email);
  const { id } = await api.data.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A new short code, as a partner would type it. */
export async function createCode(api: TestApp, { token }: Person): Promise<string> {
  return (await inject(api.app, { method: 'POST', url: '/api/profile/code', headers: bearer(token) })).body.data
    .shortCode;
}

export function previewCode(api: TestApp, partner: Person, code: string): Promise<TestReply> {
  return api.send('POST', '/api/redemptions/look', { code }, partner.token);
}

export function requestCoins(api: TestApp, partner: Person, body: unknown, key?: string): Promise<TestReply> {
  const headers = { ...bearer(partner.token), ...(key !== undefined && { 'idempotency-key': key }) };
  return inject(api.app, { method: 'POST', url: '/api/redemptions', headers, payload: body as object });
}

/** Requests coins with a new code; returns the id of the pending redemption. */
export async function requestWithNewCode(api: TestApp, partner: Person, donor: Person, coins: number): Promise<string> {
  return (await requestCoins(api, partner, { code: await createCode(api, donor), coins })).body.data._id;
}

export function decide(
  api: TestApp,
  { token }: Person,
  id: string,
  decision: 'approve' | 'refuse',
): Promise<TestReply> {
  return api.send('PUT', `/api/redemptions/${id}`, { decision }, token);
}

export async function getRedemption(api: TestApp, { token }: Person, id: string): Promise<TestReply> {
  return api.get(`/api/redemptions/${id}`, token);
}

/** All entries of a person's ledger. */
export async function entriesOf(api: TestApp, { id }: Person) {
  return api.data.database
    .selectFrom('coin_entries')
    .select(['amount', 'kind', 'redemption_id'])
    .where('user_id', '=', id)
    .execute();
}

/** The sum of a person's ledger, which may be negative. */
export async function balanceOf(api: TestApp, person: Person): Promise<number> {
  return (await entriesOf(api, person)).reduce((sum, { amount }) => sum + amount, 0);
}
