import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { addressOf, runOn, startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the PostgreSQL to test on; without it, the embedded database is. */
    postgres?: string;
  }
}

/** The database with all tables that each test gets a copy of. */
export const template = 'kindcrate_template';

/** Runs before the tests on PostgreSQL; what it gives runs after them. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await runOn(addressOf(cluster.folder, 'postgres'), `create database ${template}`);
  await (await openPostgresDatabase(addressOf(cluster.folder, template))).close();
  project.provide('postgres', cluster.folder);
  return cluster.end;
}
