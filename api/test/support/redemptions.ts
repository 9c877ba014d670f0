import { createCodeSigner } from '../../src/redemptions/signed-code.ts';
import { donate } from './donations.ts';
import { sessionIdOf } from './log-in.ts';
import { type Person, signUpWithRole } from './roles.ts';
import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

/** Registers a new donor with the given balance. */
export async function addDonor(api: TestApp, coins: number): Promise<Person> {
  const donor = await signUpWithRole(api, 'donor');
  if (coins) await earnCoins(api, donor, coins);
  return donor;
}

/** Places an order, and adds an earning of any number of coins for it to the ledger. */
export async function earnCoins(api: TestApp, donor: Person, coins: number): Promise<void> {
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

/** Registers a new partner with or without a brand. */
export function addPartner(api: TestApp, brandId: string | null = 'brand-1'): Promise<Person> {
  return signUpWithRole(api, 'partner', brandId);
}

/** Computes the code of the minute that is in the QR code of a donor's profile. It expires at the end of the next minute. */
export function computeProfileCode({ services }: TestApp, { token }: Person): string {
  const expiresAt = (Math.floor(Date.now() / 60_000) + 2) * 60;
  return createCodeSigner(services.tokenSecret).sign({ sessionId: sessionIdOf(token), expiresAt, nonce: 0 });
}

/** Creates a redemption code, and returns its short code. */
export async function createCode(api: TestApp, { token }: Pick<Person, 'token'>): Promise<string> {
  return (await inject(api.app, { method: 'POST', url: '/api/profile/code', headers: bearer(token) })).body.data
    .shortCode;
}

export function previewCode(api: TestApp, partner: Person, code: string): Promise<TestReply> {
  return api.send('POST', '/api/redemptions/look', { code }, partner.token);
}

export function requestCoins(api: TestApp, partner: Person, body: object, idempotencyKey?: string): Promise<TestReply> {
  const headers = {
    ...bearer(partner.token),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  return inject(api.app, { method: 'POST', url: '/api/redemptions', headers, payload: body });
}

/** Requests coins with a new code, and returns the id of the pending redemption. */
export async function requestWithNewCode(api: TestApp, partner: Person, donor: Person, coins: number): Promise<string> {
  return (await requestCoins(api, partner, { code: await createCode(api, donor), coins })).body.data._id;
}

export function decideRedemption(
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

/** All coin entries of a person. */
export async function listCoinEntries(api: TestApp, { id }: Person) {
  return api.data.database
    .selectFrom('coin_entries')
    .select(['amount', 'kind', 'redemption_id'])
    .where('user_id', '=', id)
    .execute();
}

/** The sum of a person's coin entries, which may be negative. */
export async function sumCoinEntries(api: TestApp, person: Person): Promise<number> {
  return (await listCoinEntries(api, person)).reduce((sum, { amount }) => sum + amount, 0);
}
