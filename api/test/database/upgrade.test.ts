import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { migrate, migrateTo, migrationNames } from '../../src/database/migrate.ts';
import { listPayments } from '../../src/payments/list-repository.ts';
import { addCleanup } from '../support/cleanup.ts';
import { donate } from '../support/donations.ts';
import { codeIn, deliverEmails } from '../support/emails.ts';
import { sessionIdOf } from '../support/log-in.ts';
import { decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { logInWithCode, setUpAuthenticator } from '../support/second-factors.ts';
import { openServer, password, type TestApp } from '../support/test-app.ts';
import { dumpSchema } from './releases/dump.ts';
import { type LoadedRelease, loadRelease, releases, withDatabase } from './releases/load-release.ts';
import type { Account } from './releases/release-data.ts';
import { readReplies } from './releases/release-replies.ts';

describe.each(releases)('a server that upgrades the data of the release %s', (name) => {
  let release: LoadedRelease;
  let api: TestApp;
  let rowsBefore: Rows;
  let rowsAfter: Rows;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    release = await loadRelease(name);
    vi.setSystemTime(release.recordedAt);
    rowsBefore = await withDatabase(release, readAllRows);
    await withDatabase(release, migrate);
    rowsAfter = await withDatabase(release, readAllRows);
    api = await openServer(release.folder, release.databaseUrl);
  });
  afterAll(() => void vi.useRealTimers());

  const logIn = async ({ email }: Account) => (await api.send('POST', '/api/Login', { email, password })).body.token;

  test('finds the tables that its own migrations up to that release create, because a migration is never edited once it is merged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kindcrate-empty-'));
    addCleanup(() => rmSync(folder, { recursive: true }));
    const schema = await withDatabase({ folder, databaseUrl: undefined }, async (database) => {
      await migrateTo(database, release.lastMigration);
      return dumpSchema(database);
    });
    const recorded = readFileSync(join(import.meta.dirname, 'releases', name, 'schema.sql'), 'utf8');
    const tablesOf = (text: string) => text.slice(0, text.indexOf('insert into'));
    expect(tablesOf(schema)).toBe(tablesOf(recorded));
  });

  test('keeps every row, with every value it had', async () => {
    expect(Object.keys(rowsBefore).length).toBeGreaterThan(18);
    for (const [table, rows] of Object.entries(rowsBefore))
      expect(rowsAfter[table], table).toEqual(
        rows.map((row) => expect.objectContaining({ ...row, ...recomputedValues(row) })),
      );
  });

  /** The values that a migration recomputes from other columns; `upgrade-search.test.ts` checks them. */
  const recomputedValues = (row: object) => 'search_text' in row && { search_text: expect.any(String) };

  test('sends the same replies as before to requests with tokens from the release', async () => {
    const replies = await readReplies(api, release.accounts);
    for (const [index, before] of release.replies.entries()) expect(replies[index]).toMatchObject(before);
    expect(replies).toHaveLength(release.replies.length);
  });

  test('serves the photos from the release', async () => {
    const { data } = (await api.get('/api/profile', release.accounts.donor.token)).body;
    const photos = [data.profilephoto, ...data.orders.map(({ image }: { image: object }) => image)];
    expect(photos).toHaveLength(9);
    for (const { url, thumbnailUrl } of photos)
      for (const address of [url, thumbnailUrl])
        expect(await api.get(address)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  });

  test('lists the session that was open, and lets its owner set up a second factor after the next login', async () => {
    const { donor } = release.accounts;
    const { result } = (await api.get('/api/sessions', donor.token)).body;
    expect(result[0]).toMatchObject({ _id: sessionIdOf(donor.token), isCurrent: true });
    const authenticator = await setUpAuthenticator(api, await logIn(donor));
    expect((await api.send('POST', '/api/Login', { email: donor.email, password })).body).not.toHaveProperty('token');
    const { token } = (await logInWithCode(api, donor.email, authenticator.code())).body;
    await api.send('POST', '/api/second-factors/authenticator/remove', {}, token);
  });

  test('lets everyone log in with the old password, keeps their roles, and counts their emails as confirmed', async () => {
    for (const [key, account] of Object.entries(release.accounts)) {
      const { data } = (await api.get('/api/profile', await logIn(account))).body;
      const role = key === 'otherDonor' ? 'donor' : key;
      expect(data).toMatchObject({ email: account.email, role, emailConfirmed: true });
    }
  });

  test('accepts a retry of an old order, new orders, and the spending of coins', async () => {
    const { partner, ...others } = release.accounts;
    const donor = { ...others.donor, token: await logIn(others.donor) };
    const readOrders = async () => (await api.get('/api/profile', donor.token)).body.data.orders;
    const before = await readOrders();
    const sent = { charity: 'organization-1', itemsName: 'Winter coats', quantity: '8' };
    expect((await donate(api, donor.token, sent, 'key-of-order-0')).body.data).toMatchObject({
      _id: before.at(-1)._id,
    });
    for (let order = 1; order <= 4; order++) expect((await donate(api, donor.token)).status).toBe(201);
    expect(await readOrders()).toHaveLength(before.length + 4);

    const pending = (await api.get('/api/redemptions/pending', donor.token)).body.result[0];
    const { balance } = (await api.get('/api/coins', donor.token)).body.data;
    expect(await decideRedemption(api, donor, pending._id, 'approve')).toMatchObject({ status: 200 });
    const id = await requestWithNewCode(api, partner, donor, 2);
    expect(await decideRedemption(api, donor, id, 'approve')).toMatchObject({ status: 200 });
    expect((await api.get('/api/coins', donor.token)).body.data.balance).toBe(balance - pending.coins - 2);
  });

  test('delivers the emails that were waiting', async () => {
    const waiting = rowsBefore.outbox?.length ?? 0;
    const emails = await deliverEmails(api);
    expect(waiting).toBeGreaterThan(20);
    expect(emails.length).toBeGreaterThanOrEqual(waiting);
  });

  test('lets staff invite people, block people from the release, and move orders from the release', async () => {
    const { staff, otherDonor, donor } = release.accounts;
    const token = await logIn(staff);
    const invitation = { email: 'vera@example.com', role: 'volunteer', organization: 'organization-1' };
    expect((await api.send('POST', '/api/staff/invitations', invitation, token)).status).toBe(201);
    const block = { blocked: true, reason: 'At their own request' };
    expect((await api.send('PUT', `/api/staff/donors/${otherDonor.id}/block`, block, token)).status).toBe(200);
    const [{ _id }] = (await api.get('/api/profile', await logIn(donor))).body.data.orders;
    expect((await api.send('PUT', `/api/staff/orders/${_id}`, { status: 'under review' }, token)).status).toBe(200);
  });

  test('lets a person from the release reset a forgotten password', async () => {
    const { partner } = release.accounts;
    await api.send('POST', '/api/password/forgot', { email: partner.email });
    const code = (await deliverEmails(api)).map(codeIn).find(Boolean);
    const newPassword = 'a new password';
    const body = { code, password: newPassword, confirmPassword: newPassword };
    expect(await api.send('POST', '/api/password/reset', body)).toMatchObject({ status: 200 });
    const { status } = await api.send('POST', '/api/Login', { email: partner.email, password: newPassword });
    expect(status).toBe(200);
  });

  test('has the same rows after an upgrade in two runs, whichever migration the first run ends with', async () => {
    for (const lastOfFirstRun of migrationNames.slice(migrationNames.indexOf(release.lastMigration) + 1, -1)) {
      const interrupted = await loadRelease(name);
      await withDatabase(interrupted, (database) => migrateTo(database, lastOfFirstRun));
      await withDatabase(interrupted, migrate);
      expect(await withDatabase(interrupted, readAllRows), lastOfFirstRun).toEqual(rowsAfter);
    }
    // The timeout allows for one upgrade for each migration since the release.
  }, 180_000);
});

test('accounts and sessions from release 2026-11-22 get values for the columns that the release did not have', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    await migrate(database);
    const users = await database.selectFrom('users').selectAll().execute();
    for (const user of users) {
      expect(user).toMatchObject({ email_confirmed_at: user.created_at, agreed_version: null, agreed_at: null });
      expect(user).toMatchObject({ organization_id: null, blocked_at: null, blocked_reason: null });
    }
    const sessions = await database.selectFrom('sessions').selectAll().execute();
    for (const { created_at, ...session } of sessions)
      expect(session).toMatchObject({ browser: '', system: '', last_used_at: created_at, confirmed_at: created_at });
    expect([users.length, sessions.length > 4]).toEqual([4, true]);
  });
});

test('payments from release 2026-11-22 keep their values, get an amount of 0, and can be listed', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    const readPayments = async () => {
      const { rows } = await sql<{
        status: string;
      }>`select id, status, token_hash, answered_at from payments order by id`.execute(database);
      return rows;
    };
    await migrateTo(database, release.lastMigration);
    const before = await readPayments();
    await migrate(database);
    expect(await readPayments()).toEqual(before);
    expect(before.map(({ status }) => status).sort()).toEqual(['accepted', 'declined', 'pending']);
    for (const payment of await database.selectFrom('payments').selectAll().execute()) {
      const paidAt = payment.status === 'accepted' ? payment.answered_at : null;
      expect(payment).toMatchObject({ amount: 0, currency: 'XXX', provider_order: payment.id, paid_at: paidAt });
      expect(payment).toMatchObject({ donor_id: null, reference: null, mismatch: null, receipted_at: null });
    }
    expect((await listPayments(database, undefined, undefined)).entries).toHaveLength(3);
  });
});

/** The rows of each table, sorted. */
type Rows = Record<string, object[]>;

async function readAllRows(database: Database): Promise<Rows> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name).sort();
  const rowsOf: Rows = {};
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database);
    const serialized = rows.map((row) => JSON.stringify(row)).sort();
    rowsOf[table] = serialized.map((row) => JSON.parse(row));
  }
  return rowsOf;
}
