import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createPasswords } from '../../src/accounts/passwords.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

/** Argon2id with 19 MiB, two passes and one thread. */
const hashAtRecommendedCost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('passwords are hashed by default at the cost that OWASP recommends, and can be verified', async () => {
  const passwords = await createPasswords();
  const hashed = await passwords.hash('correct horse');
  expect(hashed).toMatch(hashAtRecommendedCost);
  expect(await passwords.matches('correct horse', hashed)).toBe(true);
  expect(await passwords.matches('wrong horse', hashed)).toBe(false);
});

test('a server hashes the password of its first account at the cost that OWASP recommends', async () => {
  const folder = await createDataFolder();
  await (await startServerProcess(folder)).stop('SIGTERM');
  const database = new DatabaseSync(join(folder, 'kindcrate.sqlite'), { readOnly: true });
  const users = database.prepare('select password_hash from users').all();
  database.close();
  expect(users).toEqual([{ password_hash: expect.stringMatching(hashAtRecommendedCost) }]);
});
