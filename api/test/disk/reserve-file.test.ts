import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepReserve, reserveSize } from '../../src/disk/reserve-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'kindcrate.reserve');
const keepWith = (free: number) => keepReserve(folder, async () => free);

test('threat 43: the reserve takes up space, is given up when the disk is full, and is made again when there is room', async () => {
  expect(await keepWith(10 * reserveSize)).toBe(true);
  const { size, blocks, mode } = statSync(path);
  expect([size, mode & 0o077]).toEqual([reserveSize, 0]);
  // A block is 512 bytes.
  expect(blocks * 512).toBeGreaterThanOrEqual(reserveSize);
  expect(await keepWith(reserveSize)).toBe(true);
  expect(await keepWith(0)).toBe(false);
  expect(existsSync(path)).toBe(false);
  // Making it again at once would take back what was given up.
  expect(await keepWith(2 * reserveSize)).toBe(false);
  expect(await keepWith(10 * reserveSize)).toBe(true);
});
