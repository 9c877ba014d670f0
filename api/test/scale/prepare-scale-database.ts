import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { databaseUrl, runStatement, startCluster } from '../postgres/cluster.ts';
import { addCleanup } from '../support/cleanup.ts';
import { bulkLoad } from './bulk-load.ts';
import { sizeFor } from './fill-schema.ts';
import { findLogEnd, logPlans } from './query-plans.ts';

/** PostgreSQL settings for a large database on a machine with 8 GB of memory, with a log that can be searched for query plans. */
export const clusterSettings = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'log',
  log_rotation_age: '0',
  log_rotation_size: '0',
};

/**
 * Prepares the database at `SCALE_URL`; if that is not set, creates one that is removed afterward. If the database has no orders,
 * this generates `SCALE_ORDERS` of them, and everything else that belongs to them.
 * @returns the URL of the database
 * @throws when query plans cannot be logged, or when the database has accounts that were not generated, because the tests change
 * passwords
 */
export async function prepareScaleDatabase(print: (line: string) => void): Promise<string> {
  const url = process.env.SCALE_URL ?? (await createScaleDatabase());
  if (await hasOtherAccounts(url))
    throw new Error('The database at SCALE_URL has accounts that were not generated. Use an empty database.');
  await findLogEnd(url);
  await (await openPostgresDatabase(url)).close();
  const orders = Number(process.env.SCALE_ORDERS ?? 1_000_000);
  const isFilled = (await runStatement(url, 'select from orders limit 1')).length > 0;
  if (isFilled) await runStatement(url, 'analyze');
  else await bulkLoad(url, sizeFor(orders), print);
  // The images of an earlier run are gone, so the mark that it stored would keep the server from starting.
  await runStatement(url, 'delete from image_store');
  await logPlans(url);
  return url;
}

async function hasOtherAccounts(url: string): Promise<boolean> {
  const [usersTable] = await runStatement(url, `select where to_regclass('users') is not null`);
  if (!usersTable) return false;
  const isGenerated = `exists (select from users where email_key = 'staff0@example.com')`;
  return (await runStatement(url, `select from users where not ${isGenerated} limit 1`)).length > 0;
}

async function createScaleDatabase(): Promise<string> {
  const { folder, end } = await startCluster(clusterSettings);
  addCleanup(end);
  await runStatement(databaseUrl(folder, 'postgres'), 'create database scale');
  return databaseUrl(folder, 'scale');
}
