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
  /** Writes the checksums of the entries added since the previous seal, and makes sure that everything is on disk. */
  seal(): Promise<void>;
  /** What has been written so far. */
  summary(): ArchiveSummary;
  /** Adds the last entry, encrypted if the backup is, and ends the archive. This entry has to list the checksums itself. */
  finish(name: string, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface ArchiveSummary {
  /** The number of entries, not counting those that contain checksums. */
  entries: number;
  /** The SHA-256 hash of each entry that contains checksums. */
  checksums: string[];
}

interface Options {
  /** Undefined for a backup that is not encrypted. */
  encrypt: Transform | undefined;
  /** The position in the file at which to append, in bytes. */
  offset: number;
  /** What the archive contains before the offset. */
  written: ArchiveSummary;
  /** Called before each seal; throws to stop the backup. */
  beforeSeal(): Promise<void>;
}

/** The archive is sealed when this much has been added, because a resumed backup repeats everything since the last seal. */
const maxUnsealed = { entries: 200, bytes: 8_000_000 };

/** The size of the two empty blocks at the end of a tar file. */
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
  const encode = async (name: string, bytes: Uint8Array): Promise<[string, Uint8Array]> =>
    encrypt ? [name + encryptedSuffix, await encrypt(bytes)] : [name, bytes];
  return {
    addPlain,
    add: async (name, bytes) => addPlain(...(await encode(name, bytes))),
    seal,
    summary: () => ({ entries, checksums: [...checksums] }),
    async finish(name, bytes) {
      await append(...(await encode(name, bytes)));
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
