import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { whenTestsAreDone } from './cleanup.ts';
import { addressOf, runOn } from './postgres/cluster.ts';
import { template } from './postgres/start-cluster.ts';

/**
 * Makes a database of its own on the PostgreSQL that the tests run on, gone when the file's tests are done.
 * @returns its address; nothing when the tests run on the embedded engine.
 */
export async function makeDatabase(): Promise<string | undefined> {
  const folder = inject('postgres');
  if (!folder) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = addressOf(folder, 'postgres');
  await runOn(server, `create database ${name} template ${template}`);
  whenTestsAreDone(() => runOn(server, `drop database ${name} with (force)`));
  return addressOf(folder, name);
}
