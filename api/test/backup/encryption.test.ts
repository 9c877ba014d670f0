import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseLocation } from '../../src/database/connections.ts';
import { createEmptyLocation, createFolder, createLocationWithData, readAllRows, readImages, run } from './backups.ts';

let location: DatabaseLocation;
beforeAll(async () => {
  location = await createLocationWithData();
});

const donorEmail = 'amal@example.com';

async function createKeyFile(): Promise<{ keyFile: string; recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  const keyFile = join(createFolder(), 'key.txt');
  const recipient = await identityToRecipient(identity);
  // In the format that age-keygen writes.
  writeFileSync(keyFile, `# created: 2026-11-22T14:00:00Z\n# public key: ${recipient}\n${identity}\n`);
  return { keyFile, recipient, identity };
}

test('a backup that is encrypted with an age public key has no readable contents, and only the matching private key restores it', async () => {
  const [{ keyFile, recipient, identity }, other] = [await createKeyFile(), await createKeyFile()];
  const [file, plainFile] = [join(createFolder(), 'backup.tar'), join(createFolder(), 'plain.tar')];
  expect(await run('backup', location, [file, '--recipient', recipient])).toMatchObject({ code: 0 });
  expect(await run('backup', location, [plainFile])).toMatchObject({ code: 0 });
  expect(readFileSync(plainFile).includes(donorEmail)).toBe(true);
  expect(readFileSync(file).includes(donorEmail)).toBe(false);
  expect(readFileSync(file).includes('RIFF')).toBe(false);

  const empty = await createEmptyLocation();
  const refusals: [string[], string][] = [
    [[file], 'The backup is encrypted with a public key: add --identity KEYFILE.\n'],
    [[file, '--identity', other.keyFile], 'This identity does not decrypt the backup. Nothing was changed.\n'],
  ];
  for (const [parameters, errors] of refusals)
    expect(await run('restore', empty, parameters)).toEqual({ code: 1, output: '', errors });
  const restored = await run('restore', empty, [file, '--identity', keyFile, '--replace']);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).not.toContain(identity);
  expect(await readImages(empty)).toEqual(await readImages(location));
  expect((await readAllRows(empty)).users).toHaveLength(4);
});

test('a backup that is encrypted with the passphrase in the settings is restored only with the same passphrase', async () => {
  const file = join(createFolder(), 'backup.tar');
  const settings = { BACKUP_PASSPHRASE: 'a long passphrase' };
  const result = await run('backup', location, [file], settings);
  expect(result).toMatchObject({ code: 0 });
  expect(result.output).not.toContain(settings.BACKUP_PASSPHRASE);
  expect(readFileSync(file).includes(donorEmail)).toBe(false);
  const empty = await createEmptyLocation();
  expect(await run('restore', empty, [file], { BACKUP_PASSPHRASE: 'another passphrase' })).toEqual({
    code: 1,
    output: '',
    errors: 'This passphrase does not decrypt the backup. Nothing was changed.\n',
  });
  expect(await run('restore', empty, [file], settings)).toMatchObject({ code: 0, errors: '' });
});

test('a backup is refused when the public key for encrypting it is not valid', async () => {
  const file = join(createFolder(), 'backup.tar');
  const { recipient } = await createKeyFile();
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
  expect((await run('backup', location, [file, '--recipient', mistyped])).errors).toBe(
    `${mistyped} is not an age public key.\n`,
  );
  expect((await run('backup', location, [file, '--recipient', 'age1'])).errors).toMatch(/^Usage:/);
});
