import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { addressOf, runOn } from '../postgres/cluster.ts';
import { template } from '../postgres/start-cluster.ts';
import { whenTestsAreDone } from './cleanup.ts';

/**
 * Makes a database with all tables on the PostgreSQL that the tests run on, gone when the file's tests are done.
 * @returns its address; nothing when the tests run on the embedded engine.
 */
export async function makeDatabase(): Promise<string | undefined> {
  const folder = inject('postgres');
  return folder && copyDatabase(folder, template);
}

/** Makes a database without any table; for tests that run on PostgreSQL only. */
export async function makeEmptyDatabase(): Promise<string> {
  return copyDatabase(inject('postgres') ?? '', 'template0');
}

async function copyDatabase(folder: string, original: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = addressOf(folder, 'postgres');
  await runOn(server, `create database ${name} template ${original}`);
  whenTestsAreDone(() => runOn(server, `drop database ${name} with (force)`));
  return addressOf(folder, name);
}
