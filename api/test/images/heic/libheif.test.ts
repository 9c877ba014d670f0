import { expect, test, vi } from 'vitest';
import { startLibheif } from '../../../src/images/heic/libheif.ts';

/** An address outside the memory of libheif. */
const outside = 0xff_ff_ff_00;

test('threat 33: when libheif traps, the process is ended before anything else can call libheif', async () => {
  const calls: string[] = [];
  const heif = await startLibheif(128_000_000, () => calls.push('end the process'));
  const use = () => {
    try {
      heif._heif_image_get_width(outside, 10);
    } finally {
      calls.push('free memory');
    }
  };
  expect(use).toThrow(/memory access out of bounds/);
  expect(calls).toEqual(['end the process', 'free memory']);
});

test('an error that libheif reports does not end the process', async () => {
  const endProcess = vi.fn();
  const heif = await startLibheif(128_000_000, endProcess);
  const result = heif._malloc(12);
  const context = heif._heif_context_alloc();
  heif._heif_context_read_from_memory_without_copy(result, context, heif._malloc(16), 16, 0);
  const code = new DataView(heif.HEAPU8.buffer).getInt32(result, true);
  expect(code).toBeGreaterThan(0);
  expect(endProcess).not.toHaveBeenCalled();
});
