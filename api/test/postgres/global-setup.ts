import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../src/database/postgres-database.ts';
import { databaseUrl, runStatement, startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the Unix socket of the test cluster; undefined when the tests run on the embedded database. */
    postgres?: string;
  }
}

/** A database with all tables, which is copied for each test file. */
export const templateDatabase = 'kindcrate_template';

/** Vitest's global setup for the tests on PostgreSQL; returns the teardown. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await runStatement(databaseUrl(cluster.folder, 'postgres'), `create database ${templateDatabase}`);
  await (await openPostgresDatabase(databaseUrl(cluster.folder, templateDatabase))).close();
  project.provide('postgres', cluster.folder);
  return cluster.end;
}
