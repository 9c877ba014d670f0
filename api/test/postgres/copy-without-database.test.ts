import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createBuiltSite } from '../support/built-site.ts';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openServer } from '../support/test-app.ts';
import { databaseUrl, startCluster } from './cluster.ts';

const cluster = await startCluster();
addCleanup(cluster.end);
const folder = mkdtempSync(join(tmpdir(), 'kindcrate-copy-'));
addCleanup(() => rmSync(folder, { recursive: true }));
const site = createBuiltSite({
  '/contact': { file: 'contact/index.html', content: 'built contact', copyFiles: ['contact'] },
  '/terms': { file: 'terms/index.html', content: 'built terms', copyFiles: ['terms'] },
});
const url = databaseUrl(cluster.folder, 'postgres');
const [api, other] = [await openServer(folder, url, {}, site.folder), await openServer(folder, url)];
await addCatalog(api.data.database);
const { id: actor_id } = await signUpWithRole(api, 'staff');

/** Stores a published version without notifying the server under test, as another server would. */
async function publish(page: string, version: number, title: string): Promise<void> {
  const row = { id: randomUUID(), page, version, changes: '[]', actor_id, created_at: new Date().toISOString() };
  await other.data.database
    .insertInto('copy_versions')
    .values({ ...row, overrides: JSON.stringify({ title }) })
    .execute();
}

/** Waits until a page contains `text`. Copy that another server has published should appear after at most five seconds. */
const waitForText = (path: string, text: string) =>
  vi.waitFor(async () => expect((await api.app.inject(path)).body).toContain(text), { timeout: 7_000, interval: 200 });

test('threat 6: while PostgreSQL is unavailable, pages show the last published copy, or the built copy if none was published, and afterward they catch up', async () => {
  await publish('contact', 1, 'Before the outage');
  await waitForText('/contact', 'Before the outage');
  await waitForText('/', 'Before the outage');
  await cluster.stop('SIGINT');
  for (const path of ['/contact', '/', '/terms', '/brandDetails/brand-1']) {
    // Marks all rendered pages as outdated, as a change on this server would.
    api.services.catalogVersion.count += 1;
    expect([path, (await api.app.inject(path)).statusCode]).toEqual([path, 200]);
  }
  expect((await api.app.inject('/contact')).body).toContain('Before the outage');
  expect((await api.app.inject('/terms')).body).toBe('built terms');
  expect((await api.get('/api/brands/brand-1')).status).toBe(503);
  await cluster.start();
  await publish('contact', 2, 'After the outage');
  await waitForText('/contact', 'After the outage');
  await waitForText('/', 'After the outage');
});
