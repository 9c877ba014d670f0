import { beforeAll, expect, test } from 'vitest';
import type { CoinEntryRow } from '../../src/database/schema.ts';
import { donate } from '../support/donations.ts';
import { createCode } from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
let userId: string;
let orderId: string;
let codeId: string;

beforeAll(async () => {
  const token = await api.signUp('ledger@example.com');
  await donate(api, token);
  await createCode(api, { token });
  const readSingleId = async (table: 'users' | 'orders' | 'redemption_codes') =>
    (await database.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;
  [userId, orderId, codeId] = [
    await readSingleId('users'),
    await readSingleId('orders'),
    await readSingleId('redemption_codes'),
  ];
});

function addEntry(entry: Partial<CoinEntryRow> & Pick<CoinEntryRow, 'amount' | 'kind'>) {
  const row = {
    id: crypto.randomUUID(),
    user_id: userId,
    order_id: null,
    redemption_id: null,
    reverses_id: null,
    actor_id: userId,
    created_at: '',
  };
  return database
    .insertInto('coin_entries')
    .values({ ...row, ...entry })
    .execute();
}

test('the coin ledger accepts only one earning per order and one spending per redemption', async () => {
  await addEntry({ amount: 13, kind: 'earning', order_id: orderId });
  await expect(addEntry({ amount: 13, kind: 'earning', order_id: orderId })).rejects.toThrow(/unique/i);
  // A redemption has the id of the code that it used.
  await addEntry({ amount: -5, kind: 'spending', redemption_id: codeId });
  await expect(addEntry({ amount: -5, kind: 'spending', redemption_id: codeId })).rejects.toThrow(/unique/i);
});

test('the database refuses to change or delete coin entries', async () => {
  await expect(database.updateTable('coin_entries').set({ amount: 99 }).execute()).rejects.toThrow(
    'coin_entries is append-only',
  );
  await expect(database.deleteFrom('coin_entries').execute()).rejects.toThrow('coin_entries is append-only');
});

test('the database refuses to replace a coin entry with an upsert', async () => {
  const [entry] = await database.selectFrom('coin_entries').selectAll().execute();
  if (!entry) throw new Error('the ledger has no entries');
  const forged = database.insertInto('coin_entries').values({ ...entry, amount: 99 });
  const upsert = forged.onConflict((conflict) => conflict.column('id').doUpdateSet({ amount: 99 }));
  await expect(upsert.execute()).rejects.toThrow('coin_entries is append-only');
  // PostgreSQL has no `insert or replace`.
  if (!api.databaseUrl) await expect(forged.orReplace().execute()).rejects.toThrow('coin_entries is append-only');
  expect(await database.selectFrom('coin_entries').selectAll().execute()).toContainEqual(entry);
});

test('the coin ledger refuses entries whose amount, kind and references do not match', async () => {
  await expect(addEntry({ amount: 0, kind: 'reversal', reverses_id: 'x' })).rejects.toThrow();
  await expect(addEntry({ amount: -1, kind: 'earning', order_id: orderId })).rejects.toThrow(/check/i);
  await expect(addEntry({ amount: 1, kind: 'spending', redemption_id: codeId })).rejects.toThrow(/check/i);
  await expect(addEntry({ amount: 1, kind: 'earning' })).rejects.toThrow(/check/i);
  await expect(addEntry({ amount: 1, kind: 'gift' as 'earning' })).rejects.toThrow(/check/i);
  await expect(addEntry({ amount: 1, kind: 'earning', order_id: 'none' })).rejects.toThrow(/foreign key/i);
});
