import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../support/test-app.ts';
import { dumpData, dumpSchema } from './dump.ts';
import { createReleaseData } from './release-data.ts';
import { readReplies } from './release-replies.ts';

const name = process.env.RELEASE ?? '';

test('the data of this version is recorded', async () => {
  expect(name, 'RELEASE must be the name of the release').toMatch(/^[\w.-]+$/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-02T08:00:00Z') });
  const api = await openTestApp();
  const accounts = await createReleaseData(api, (minutes) => vi.setSystemTime(Date.now() + minutes * 60_000));
  const images: Record<string, string> = {};
  for await (const { fileName } of api.data.images.list())
    images[fileName] = (await api.data.images.read(fileName))?.toString('base64') ?? '';

  const folder = join(import.meta.dirname, name);
  await mkdir(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const writeJson = (file: string, values: object) => write(file, formatOneEntryPerLine(values));
  write('schema.sql', await dumpSchema(api.data.database));
  write('data.sql', await dumpData(api.data.database));
  writeJson('images.json', images);
  writeJson('accounts.json', { recordedAt: new Date(), ...accounts });
  writeJson('replies.json', await readReplies(api, accounts));
});

/** Returns JSON with one line for each entry, which is small and still readable in a diff. */
function formatOneEntryPerLine(values: object): string {
  const isArray = Array.isArray(values);
  const lines = Object.entries(values).map(
    ([key, value]) => `${isArray ? '' : `${JSON.stringify(key)}:`}${JSON.stringify(value)}`,
  );
  return isArray ? `[\n${lines.join(',\n')}\n]\n` : `{\n${lines.join(',\n')}\n}\n`;
}
