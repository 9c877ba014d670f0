import { expect, test } from 'vitest';
import { listApiTokensOf } from '../../src/api-tokens/repository.ts';
import { listEntriesAboutAccount } from '../../src/audit/repository.ts';
import type { Database } from '../../src/database/database.ts';
import { listRedemptionsOfDonor } from '../../src/redemptions/repository.ts';
import { addDonor, addPartner } from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.services;
const [donor, partner] = [await addDonor(api, 0), await addPartner(api)];
const created_at = '2026-11-22T10:00:00.000Z';
const times = { created_at, expires_at: created_at };

type Insert = (id: string) => Promise<unknown>;
type List = (database: Database, userId: string) => Promise<object[]>;

const addAuditEntry: Insert = (id) =>
  database
    .insertInto('audit_entries')
    .values({
      id,
      actor_id: null,
      action: 'blocked',
      subject_kind: 'donor',
      subject_id: donor.id,
      detail: id,
      created_at,
    })
    .execute();

const addApiToken: Insert = (id) =>
  database
    .insertInto('api_tokens')
    .values({ ...times, id, user_id: donor.id, name: id, scopes: '', token_hash: id, last_used_at: null })
    .execute();

const addRedemption: Insert = async (id) => {
  const code = { ...times, id, user_id: donor.id, code_hash: id, short_code_hash: null, redeemed_at: created_at };
  await database.insertInto('redemption_codes').values(code).execute();
  const people = { donor_id: donor.id, partner_id: partner.id, brand_id: 'brand-1' };
  const redemption = {
    ...times,
    ...people,
    id,
    reference: id,
    coins: 1,
    status: 'refused',
    decided_at: created_at,
  } as const;
  await database
    .insertInto('redemptions')
    .values({ ...redemption, idempotency_key: null })
    .execute();
};

test.each<[string, string, Insert, List]>([
  ['the actions of staff on an account', 'detail', addAuditEntry, listEntriesAboutAccount],
  ['the API tokens of an account', 'id', addApiToken, listApiTokensOf],
  ['the redemptions of a donor', '_id', addRedemption, listRedemptionsOfDonor],
])('rows with the same time are always listed in the same order: %s', async (_what, field, insert, list) => {
  // The rows are inserted neither in the order of the list nor in reverse.
  for (const id of ['b', 'd', 'a', 'c']) await insert(id);
  const ids = (await list(database, donor.id)).map((row) => (row as Record<string, unknown>)[field]);
  expect(ids).toEqual(['d', 'c', 'b', 'a']);
});
