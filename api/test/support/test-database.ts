import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runStatement } from '../postgres/cluster.ts';
import { templateDatabase } from '../postgres/global-setup.ts';
import { addCleanup } from './cleanup.ts';

/**
 * Creates a PostgreSQL database with all tables; drops it after the tests of the file.
 * @returns its URL; `undefined` when the tests run on the embedded engine
 */
export async function createDatabase(): Promise<string | undefined> {
  const folder = inject('postgres');
  return folder && copyDatabase(folder, templateDatabase);
}

/** Creates a PostgreSQL database without tables, for tests that run only on PostgreSQL. */
export async function createEmptyDatabase(): Promise<string> {
  // PostgreSQL's own empty template.
  return copyDatabase(inject('postgres') ?? '', 'template0');
}

async function copyDatabase(folder: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = databaseUrl(folder, 'postgres');
  await runStatement(server, `create database ${name} template ${template}`);
  addCleanup(() => runStatement(server, `drop database ${name} with (force)`));
  return databaseUrl(folder, name);
}
