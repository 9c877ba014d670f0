import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { maintainReserve, reserveSize } from '../../src/disk/reserve-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'kindcrate.reserve');
/** Creates or removes the reserve while the disk has the given number of free bytes. @returns whether the reserve exists */
const maintainReserveWith = (free: number) => maintainReserve(folder, async () => free);

test('threat 43, finding 9: the reserve takes up space, is removed when the disk is full, and is created again when there is enough space', async () => {
  expect(await maintainReserveWith(10 * reserveSize)).toBe(true);
  const { size, blocks, mode } = statSync(path);
  const permissionsOfOthers = mode & 0o077;
  expect([size, permissionsOfOthers]).toEqual([reserveSize, 0]);
  // `blocks` counts units of 512 bytes.
  expect(blocks * 512).toBeGreaterThanOrEqual(reserveSize);
  expect(await maintainReserveWith(reserveSize)).toBe(true);
  expect(await maintainReserveWith(0)).toBe(false);
  expect(existsSync(path)).toBe(false);
  // Creating the reserve again right away would use up the space that was just freed.
  expect(await maintainReserveWith(2 * reserveSize)).toBe(false);
  expect(await maintainReserveWith(10 * reserveSize)).toBe(true);
});
