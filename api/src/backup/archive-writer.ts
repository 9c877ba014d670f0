import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { packTar } from 'modern-tar';
import { encryptedSuffix, entryNames } from './contents.ts';
import type { Transform } from './encryption.ts';

/** Appends entries to a tar file. */
export interface ArchiveWriter {
  /** Adds an entry that is not encrypted. */
  addPlain(name: string, bytes: Uint8Array): Promise<void>;
  /** Adds an entry, encrypted if the backup is. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the checksums of the entries since the last ones, and makes sure that all of them are on disk. */
  seal(): Promise<void>;
  /** The entries of the archive so far, without checksums, and the hashes of the checksums. */
  summary(): ArchiveSummary;
  /** Ends the archive. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface ArchiveSummary {
  entries: number;
  checksums: string[];
}

interface Options {
  /** Undefined until the key of an encrypted backup is known, and in one that is not encrypted. */
  encrypt: Transform | undefined;
  /** Where to append, in bytes, and what is there already. */
  offset: number;
  written: ArchiveSummary;
  /** Called before each seal; throws to stop. */
  beforeSeal(): Promise<void>;
}

/** A resumed backup repeats at most what was added since the last seal. */
const maxUnsealed = { entries: 200, bytes: 8_000_000 };

const endOfTar = 1024;

export async function openArchive(path: string, options: Options): Promise<ArchiveWriter> {
  const file = await open(path, options.offset ? 'r+' : 'wx', 0o600);
  await file.truncate(options.offset);
  let { offset } = options;
  let { entries } = options.written;
  const checksums = [...options.written.checksums];
  let unsealed: string[] = [];
  let unsealedBytes = 0;

  async function append(name: string, bytes: Uint8Array): Promise<void> {
    const tar = await packTar([{ header: { name, size: bytes.length, mode: 0o600, mtime: new Date() }, body: bytes }]);
    await writeAll(file, tar.subarray(0, -endOfTar), offset);
    offset += tar.length - endOfTar;
  }

  async function seal(): Promise<void> {
    if (!unsealed.length) return;
    await options.beforeSeal();
    const lines = Buffer.from(unsealed.join(''));
    await append(entryNames.checksums(checksums.length + 1), lines);
    await file.datasync();
    checksums.push(sha256(lines));
    unsealed = [];
    unsealedBytes = 0;
  }

  async function addPlain(name: string, bytes: Uint8Array): Promise<void> {
    await append(name, bytes);
    unsealed.push(`${sha256(bytes)}  ${name}\n`);
    entries++;
    unsealedBytes += bytes.length;
    if (unsealed.length >= maxUnsealed.entries || unsealedBytes >= maxUnsealed.bytes) await seal();
  }

  const { encrypt } = options;
  return {
    addPlain,
    add: async (name, bytes) =>
      encrypt ? addPlain(name + encryptedSuffix, await encrypt(bytes)) : addPlain(name, bytes),
    seal,
    summary: () => ({ entries, checksums: [...checksums] }),
    async finish() {
      await writeAll(file, new Uint8Array(endOfTar), offset);
      await file.sync();
    },
    close: () => file.close(),
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
