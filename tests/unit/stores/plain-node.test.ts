import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = new URL('../../../src/stores/', import.meta.url);
const stores = readdirSync(folder);

/** Imports every store, and prints which of them could be imported. */
const script = `
  const outcomes = {};
  for (const store of ${JSON.stringify(stores)})
    outcomes[store] = await import(new URL(store, ${JSON.stringify(folder.href)})).then(() => 'imported', String);
  console.log(JSON.stringify(outcomes));
`;
// One process for all stores, because starting one for each took 4 s of processor time.
const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
const outcomes = JSON.parse(stdout);

test.each(stores)('%s can be imported in plain Node.js, without a window', (store) => {
  expect(outcomes[store]).toBe('imported');
});
