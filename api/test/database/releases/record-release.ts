import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../support/test-app.ts';
import { dumpData, dumpSchema } from './dump.ts';
import { createReleaseData } from './release-data.ts';
import { readReplies } from './release-replies.ts';

const name = process.env.RELEASE ?? '';

test('records the data of this version', async () => {
  expect(name, 'RELEASE is the name of the release').toMatch(/^[\w.-]+$/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-02T08:00:00Z') });
  const api = await openTestApp();
  const accounts = await createReleaseData(api, (minutes) => vi.setSystemTime(Date.now() + minutes * 60_000));
  const images: Record<string, string> = {};
  for await (const { fileName } of api.data.images.list())
    images[fileName] = (await api.data.images.read(fileName))?.toString('base64') ?? '';

  const folder = join(import.meta.dirname, name);
  await mkdir(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const writeLines = (file: string, lines: object) => write(file, toJsonLines(lines));
  write('schema.sql', await dumpSchema(api.data.database));
  write('data.sql', await dumpData(api.data.database));
  writeLines('images.json', images);
  writeLines('accounts.json', { recordedAt: new Date(), ...accounts });
  writeLines('replies.json', await readReplies(api, accounts));
});

/** JSON with one line for each entry, which is small and still readable in a diff. */
function toJsonLines(values: object): string {
  const isArray = Array.isArray(values);
  const lines = Object.entries(values).map(
    ([key, value]) => `${isArray ? '' : `${JSON.stringify(key)}:`}${JSON.stringify(value)}`,
  );
  return isArray ? `[\n${lines.join(',\n')}\n]\n` : `{\n${lines.join(',\n')}\n}\n`;
}
