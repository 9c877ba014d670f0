import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const stores = new URL('../../../src/stores/', import.meta.url);
const run = promisify(execFile);

test.each(readdirSync(stores))('%s can be imported in plain Node, without a window', async (file) => {
  const script = `await import(${JSON.stringify(new URL(file, stores).href)}); console.log('imported')`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('imported');
});
