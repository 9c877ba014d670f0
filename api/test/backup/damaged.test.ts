import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packTar, unpackTar } from 'modern-tar';
import { beforeAll, expect, test } from 'vitest';
import { createEmptyLocation, createFolder, createLocationWithData, forgeArchive, run } from './backups.ts';

let undamaged: Buffer;
beforeAll(async () => {
  const file = join(createFolder(), 'undamaged.tar');
  expect(await run('backup', await createLocationWithData(), [file])).toMatchObject({ code: 0 });
  undamaged = readFileSync(file);
});

/** Expects that a backup file with these bytes cannot be restored, and that the data folder stays empty. @returns the error. */
async function expectRefused(bytes: Uint8Array): Promise<string> {
  const file = join(createFolder(), 'backup.tar');
  writeFileSync(file, bytes);
  const empty = await createEmptyLocation();
  const { code, output, errors } = await run('restore', empty, [file]);
  expect([code, output, readdirSync(empty.folder)]).toEqual([1, '', []]);
  expect(errors).toMatch(/^[^\n]+\n$/);
  return errors.replaceAll(file, 'FILE');
}

const positionOf = (text: string) => {
  const position = undamaged.indexOf(text);
  expect(position).toBeGreaterThan(0);
  return position;
};

test.each(['amal@example.com', 'RIFF', '"digest"', 'checksums/000001', '"rows": 4,'])(
  'threat 47: a backup with one changed byte near %s is refused, and nothing is restored',
  async (text) => {
    const changed = Buffer.from(undamaged);
    const position = positionOf(text) + 6;
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    await expectRefused(changed);
  },
);

test('threat 47: a backup that is cut off anywhere is refused, and nothing is restored', async () => {
  for (const fraction of [0.2, 0.5, 0.9, 0.98]) {
    const errors = await expectRefused(undamaged.subarray(0, Math.floor(undamaged.length * fraction)));
    expect(errors).toBe('FILE is incomplete: the backup was interrupted, or its end is cut off.\n');
  }
});

test('threat 47: a backup with a missing or an added entry is refused', async () => {
  const entries = await unpackTar(undamaged);
  for (const missing of ['tables/orders/000001.ndjson', 'checksums/000002.sha256', 'README.txt']) {
    const rest = entries.filter(({ header }) => header.name !== missing);
    expect(rest).toHaveLength(entries.length - 1);
    expect(await expectRefused(await packTar(rest))).toBe('FILE is damaged. Use another backup.\n');
  }
  const added = { header: { name: 'images/another.webp', size: 3 }, body: 'new' };
  const withAdded = await packTar([entries[0], entries[1], added, ...entries.slice(2)].filter((entry) => !!entry));
  expect(await expectRefused(withAdded)).toBe('FILE is damaged. Use another backup.\n');
});

test('threat 47: a backup that would write outside the image folder is refused even though its checksums are correct', async () => {
  const harmless = await forgeArchive({}, [`${'a'.repeat(32)}.webp`]);
  expect(await run('restore', await createEmptyLocation(), [harmless, '--check'])).toMatchObject({ code: 0 });
  for (const image of ['../../outside.webp', '/tmp/outside.webp', `a/${'a'.repeat(32)}.webp`]) {
    const forged = readFileSync(await forgeArchive({}, [image]));
    expect(await expectRefused(forged)).toBe('FILE is damaged. Use another backup.\n');
  }
});

test.each([
  ['a text file', Buffer.from('no backup at all\n'.repeat(200))],
  ['an empty file', Buffer.alloc(0)],
  ["another program's tar file", undefined],
])('%s is not mistaken for a backup', async (_file, bytes) => {
  const other = await packTar([{ header: { name: 'holiday.jpg', size: 5 }, body: 'beach' }]);
  expect(await expectRefused(bytes ?? other)).toMatch(/^FILE (is not a backup of Kindcrate\.|cannot be read: .+)\n$/);
});

test('the error about a backup file that does not exist names the file', async () => {
  const { errors } = await run('restore', await createEmptyLocation(), ['/nowhere/backup.tar']);
  expect(errors).toBe('/nowhere/backup.tar does not exist.\n');
});
