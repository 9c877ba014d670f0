import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same body in each encoding that is served. */
export interface Encodings {
  identity: Uint8Array;
  br: Uint8Array;
  gzip: Uint8Array;
}

export async function encode(identity: Buffer): Promise<Encodings> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    // The smallest window that covers the whole page: the result is the same, and computing it takes megabytes less memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(
      constants.BROTLI_MIN_WINDOW_BITS,
      Math.ceil(Math.log2(identity.length + 16)),
    ),
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gzipped };
}
