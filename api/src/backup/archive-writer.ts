import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { packTar } from 'modern-tar';
import { encryptedSuffix, entryNames } from './contents.ts';
import type { Transform } from './encryption.ts';

/** Appends entries to a tar file. */
export interface ArchiveWriter {
  /** Adds an entry as is. */
  addAsIs(name: string, bytes: Uint8Array): Promise<void>;
  /** Adds an entry, encrypted if the backup is. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the checksums of the entries added since the previous checkpoint, and makes sure that everything is on disk. */
  writeCheckpoint(): Promise<void>;
  /** What has been written so far. */
  summary(): ArchiveSummary;
  /**
   * Adds the last entry, encrypted if the backup is, and ends the archive. No checkpoint follows the last entry, so the caller has to
   * include `summary().checksums` in its bytes.
   */
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
  /** Called before each checkpoint; throws to stop the backup. */
  beforeCheckpoint(): Promise<void>;
}

/** A checkpoint is written when this much has been added, because a resumed backup repeats everything after the last one. */
const maxPending = { entries: 200, bytes: 8_000_000 };

/** The size of the two empty blocks at the end of a tar file. */
const endOfTarSize = 1024;

export async function openArchive(path: string, options: Options): Promise<ArchiveWriter> {
  const file = await open(path, options.offset ? 'r+' : 'wx', 0o600);
  await file.truncate(options.offset);
  let { offset } = options;
  let { entries } = options.written;
  const checksums = [...options.written.checksums];
  let pendingLines: string[] = [];
  let pendingBytes = 0;

  async function append(name: string, bytes: Uint8Array): Promise<void> {
    const tar = await packTar([{ header: { name, size: bytes.length, mode: 0o600, mtime: new Date() }, body: bytes }]);
    await writeAll(file, tar.subarray(0, -endOfTarSize), offset);
    offset += tar.length - endOfTarSize;
  }

  async function writeCheckpoint(): Promise<void> {
    if (!pendingLines.length) return;
    await options.beforeCheckpoint();
    const lines = Buffer.from(pendingLines.join(''));
    await append(entryNames.checksums(checksums.length + 1), lines);
    await file.datasync();
    checksums.push(sha256(lines));
    pendingLines = [];
    pendingBytes = 0;
  }

  async function addAsIs(name: string, bytes: Uint8Array): Promise<void> {
    await append(name, bytes);
    pendingLines.push(`${sha256(bytes)}  ${name}\n`);
    entries++;
    pendingBytes += bytes.length;
    if (pendingLines.length >= maxPending.entries || pendingBytes >= maxPending.bytes) await writeCheckpoint();
  }

  const { encrypt } = options;
  const encode = async (name: string, bytes: Uint8Array): Promise<[string, Uint8Array]> =>
    encrypt ? [name + encryptedSuffix, await encrypt(bytes)] : [name, bytes];
  return {
    addAsIs,
    add: async (name, bytes) => addAsIs(...(await encode(name, bytes))),
    writeCheckpoint,
    summary: () => ({ entries, checksums: [...checksums] }),
    async finish(name, bytes) {
      await append(...(await encode(name, bytes)));
      await writeAll(file, new Uint8Array(endOfTarSize), offset);
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
