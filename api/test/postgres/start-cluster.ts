import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { databaseUrl, runStatement, startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the socket of the PostgreSQL to test; undefined to test the embedded database. */
    postgres?: string;
  }
}

/** The database with all tables, copied for each test file. */
export const templateDatabase = 'kindcrate_template';

/** Global setup of the tests on PostgreSQL. @returns the teardown. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await runStatement(databaseUrl(cluster.folder, 'postgres'), `create database ${templateDatabase}`);
  await (await openPostgresDatabase(databaseUrl(cluster.folder, templateDatabase))).close();
  project.provide('postgres', cluster.folder);
  return cluster.end;
}
