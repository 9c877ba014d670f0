import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** @returns the size in MB of V8's young generation after many objects have been created */
async function fillYoungGeneration(growth: string): Promise<number> {
  const program = new URL('./fill-young-generation.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [program, growth], { env: {} });
  return Number(stdout);
}

test('the young generation of the heap grows to 32 MB at most under load, and not at all while the server starts', async () => {
  const growths = ['not at all', 'limited', 'as V8 does by default'];
  const [atStart = 0, limited = 0, unlimited = 0] = await Promise.all(growths.map(fillYoungGeneration));
  expect(atStart).toBeLessThan(16);
  expect(limited).toBe(32);
  expect(unlimited).toBeGreaterThan(32);
});
