import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureTokenSecret } from '../../src/accounts/token-secret.ts';

test('the token secret is generated once, is 64 characters long, and only its owner may read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-secret-'));
  const secret = ensureTokenSecret(folder);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(ensureTokenSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
