import type { Libheif } from './libheif.ts';

/** An error that libheif reported. */
export class HeifError extends Error {
  readonly subcode: number;

  constructor(code: number, subcode: number) {
    super(`libheif reported error ${code}, ${subcode}`);
    this.subcode = subcode;
  }
}

/** Calls libheif's C functions, with memory in its heap for the values that they return through pointers. */
export interface CCalls {
  /**
   * Calls a function that returns a `heif_error`.
   * @param call passes the given address to the function as its first argument
   * @throws HeifError
   */
  check(call: (result: number) => void): void;
  /** The address at which a function may write up to `outBytes` bytes. */
  out: number;
  /** Reads the 32-bit integer at this index of `out`. */
  read(index: number): number;
  free(): void;
}

/** Enough for every structure: the largest is `heif_image_tiling`. */
const outBytes = 128;
/** `heif_error`: two integers and a pointer. */
const errorBytes = 12;

export function openCCalls(heif: Libheif): CCalls {
  const result = heif._malloc(errorBytes);
  const out = heif._malloc(outBytes);
  // The view is created for each access, because libheif's memory moves when it grows.
  const readInteger = (address: number) => new DataView(heif.HEAPU8.buffer).getInt32(address, true);
  return {
    check(call) {
      call(result);
      const code = readInteger(result);
      if (code) throw new HeifError(code, readInteger(result + 4));
    },
    out,
    read: (index) => readInteger(out + 4 * index),
    free() {
      heif._free(result);
      heif._free(out);
    },
  };
}
