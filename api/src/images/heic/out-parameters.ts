import type { Libheif } from './libheif.ts';

/** An error that libheif reported. */
export class HeifError extends Error {
  readonly subcode: number;

  constructor(code: number, subcode: number) {
    super(`libheif reported error ${code}, ${subcode}`);
    this.subcode = subcode;
  }
}

/**
 * Memory in libheif's heap for the out parameters of its C functions, that is, for the values that they return through pointers.
 * Each call overwrites what the previous one returned.
 */
export interface OutParameters {
  /** The address at which a function may write up to `maxBytes` bytes. */
  address: number;
  /** Reads the 32-bit integer at this index, counted from `address`. */
  readInteger(index: number): number;
  /**
   * Calls a function that returns a `heif_error`, and checks that error.
   * @param call passes the given address to the function as its first argument; the function writes its `heif_error` there
   * @throws HeifError
   */
  callChecked(call: (errorAddress: number) => void): void;
  /** Frees the memory. */
  free(): void;
}

/** Enough for every structure: the largest is `heif_image_tiling`. */
const maxBytes = 128;
/** `heif_error`: two integers and a pointer. */
const errorBytes = 12;

export function allocateOutParameters(heif: Libheif): OutParameters {
  const errorAddress = heif._malloc(errorBytes);
  const address = heif._malloc(maxBytes);
  // The view is created for each access, because libheif's memory moves when it grows.
  const readIntegerAt = (position: number) => new DataView(heif.HEAPU8.buffer).getInt32(position, true);
  return {
    address,
    readInteger: (index) => readIntegerAt(address + 4 * index),
    callChecked(call) {
      call(errorAddress);
      const code = readIntegerAt(errorAddress);
      if (code) throw new HeifError(code, readIntegerAt(errorAddress + 4));
    },
    free() {
      heif._free(errorAddress);
      heif._free(address);
    },
  };
}
