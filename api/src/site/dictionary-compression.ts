import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import zlib, { type BrotliOptions } from 'node:zlib';

export interface Dictionary {
  bytes: Uint8Array;
  /** SHA-256, base64 */
  hash: string;
}

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;

type Compress = (content: Uint8Array, dictionary: Uint8Array) => Promise<Buffer>;

/**
 * The quality levels are not the highest, because the first visitor who needs a page compressed with a certain dictionary
 * waits until it is compressed (docs/decisions/0019).
 */
const compressors = {
  dcb(content, dictionary) {
    const params = { [BROTLI_PARAM_QUALITY]: 10 };
    // @types/node 24 does not know this option yet.
    const options = { dictionary, params } as BrotliOptions;
    return promisify(zlib.brotliCompress)(content, options);
  },
  dcz(content, dictionary) {
    return promisify(zlib.zstdCompress)(content, { dictionary, params: { [ZSTD_c_compressionLevel]: 19 } });
  },
} satisfies Record<string, Compress>;

/** A content coding that uses a dictionary. */
export type DictionaryCoding = keyof typeof compressors;

/** The bytes that precede the hash of the dictionary (RFC 9842, sections 4 and 5). */
const magic = { dcb: Buffer.from('ff444342', 'hex'), dcz: Buffer.from('5e2a4d1820000000', 'hex') };

/** The codings that this version of Node.js supports, best first. Older versions have no zstd, or ignore the dictionary. */
export const dictionaryCodings: DictionaryCoding[] = [];
if (await usesDictionary(compressors.dcb)) dictionaryCodings.push('dcb');
if ('zstdCompress' in zlib && (await usesDictionary(compressors.dcz))) dictionaryCodings.push('dcz');

export async function compressWithDictionary(
  coding: DictionaryCoding,
  content: Uint8Array,
  { bytes, hash }: Dictionary,
): Promise<Buffer> {
  const compressed = await compressors[coding](content, bytes);
  return Buffer.concat([magic[coding], Buffer.from(hash, 'base64'), compressed]);
}

/** Checks whether a compressor uses its dictionary: random bytes become shorter only if they are also the dictionary. */
export async function usesDictionary(compress: Compress): Promise<boolean> {
  const sample = randomBytes(512);
  const compressed = await compress(sample, sample);
  return compressed.length < sample.length / 2;
}
