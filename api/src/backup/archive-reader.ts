import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { sha256 } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';

export interface Entry {
  name: string;
  bytes: Uint8Array;
  /** The number of bytes of the archive up to the end of this entry. */
  end: number;
}

/** Bytes. Far larger than any entry of a real backup, and small enough to be read into memory. */
const maxEntrySize = 200_000_000;
const blockSize = 512;

/**
 * Reads the complete entries of a tar file, one at a time. An incomplete entry at the end is left out; a complete backup is
 * recognized by its last entry.
 * @throws BackupError when the file cannot be read as a tar file.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const source = createReadStream(path);
  try {
    const stream = (Readable.toWeb(source) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder());
    let end = 0;
    for await (const { header, body } of stream) {
      if (header.size > maxEntrySize) throw new BackupError(`${path} has an entry that is too large.`);
      const bytes = await readBody(body);
      if (bytes.length < header.size) return;
      end += blockSize + Math.ceil(header.size / blockSize) * blockSize;
      yield { name: header.name, bytes, end };
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} cannot be read: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks = await Array.fromAsync(body);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** Checks entries against the checksums that follow them. */
export interface ChecksumCheck {
  add(entry: Entry): void;
  /**
   * Ends a group of entries. @returns whether the checksums are exactly those of the entries added since the previous match.
   */
  verify(checksums: Entry): boolean;
  /** The number of entries that matched. */
  readonly entries: number;
  /** The SHA-256 hash of each checksums entry that matched. */
  readonly checksums: string[];
}

export function createChecksumCheck(): ChecksumCheck {
  let pending = '';
  let entries = 0;
  let unchecked = 0;
  const checksums: string[] = [];
  return {
    add({ name, bytes }) {
      pending += `${sha256(bytes)}  ${name}\n`;
      unchecked++;
    },
    verify({ bytes }) {
      if (Buffer.from(bytes).toString() !== pending) return false;
      checksums.push(sha256(bytes));
      entries += unchecked;
      unchecked = 0;
      pending = '';
      return true;
    },
    get entries() {
      return entries;
    },
    get checksums() {
      return checksums;
    },
  };
}
