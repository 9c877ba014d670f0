import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withSnapshot } from '../database/connections.ts';
import type { Database } from '../database/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { listImageNames } from '../images/repository.ts';
import { type ArchiveWriter, openArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { type Contents, entryNames, formatVersion, type Header, toJson } from './contents.ts';
import { createImageCopier, type ImageCopier } from './copy-images.ts';
import { createKey, type EncryptionChoice, prepareEncryption } from './encryption.ts';
import { type PartialBackup, readPartial } from './partial-backup.ts';
import { readme } from './readme.ts';
import { writeRows } from './write-rows.ts';

/** What is backed up. */
export interface BackupSource {
  /** Two connections, because the snapshot does not see what is written after it was taken. */
  liveConnection: Database;
  snapshotConnection: Database;
  /** Undefined for a backup without images. */
  images: ImageStore | undefined;
  /** The key that signs tokens, if the data folder has it. */
  tokenSecret: string | undefined;
  /** Identifies the data without revealing where it is stored. */
  id: string;
  /** The version of Kindcrate. */
  version: string;
}

export interface BackupTarget {
  file: string;
  /** Whether an existing file may be replaced. */
  mayReplace: boolean;
  encryption: EncryptionChoice | undefined;
  /** Throws when the disk has too little free space. */
  checkSpace(): Promise<void>;
}

export interface BackupResult {
  contents: Contents;
  /** The number of image files that an interrupted run had stored already. */
  resumedFiles: number;
}

/** Another snapshot is taken if photos were removed while they were being copied. This limits how many are taken in all. */
const maxSnapshots = 20;

export const partialFile = (file: string): string => `${file}.partial`;

/**
 * Writes the data of one moment, and all images that it refers to, into a file, while a server may be running. Until it is
 * complete, the file has another name, under which a later call finds and continues an interrupted backup. Calls for the same
 * file must not run at the same time.
 * @throws BackupError
 */
export async function writeBackup(source: BackupSource, target: BackupTarget): Promise<BackupResult> {
  refuseExistingFile(target);
  const partialPath = partialFile(target.file);
  const { archive, partial } = await openPartial(partialPath, source, target);
  const resumedFiles = partial?.imageFiles.size ?? 0;
  try {
    const contents = await fillArchive(archive, source, new Set(partial?.imageFiles));
    await archive.finish(entryNames.contents, toJson(contents));
    refuseExistingFile(target);
    await rename(partialPath, target.file);
    await syncFolder(dirname(target.file));
    return { contents, resumedFiles };
  } finally {
    await archive.close();
  }
}

function refuseExistingFile({ file, mayReplace }: BackupTarget): void {
  if (!mayReplace && existsSync(file)) throw new BackupError(`${file} exists. Choose another name, or add --replace.`);
}

interface OpenPartial {
  archive: ArchiveWriter;
  partial: PartialBackup | undefined;
}

async function openPartial(path: string, source: BackupSource, target: BackupTarget): Promise<OpenPartial> {
  const { encryption, checkSpace } = target;
  const requested = { source: source.id, encryption, now: new Date() };
  const partial = await readPartial(path, requested).catch(undefinedWhenDamaged);
  if (partial) {
    const { size: offset, written, header } = partial;
    const encrypt = header.encryption ? await prepareEncryption(header.encryption.key) : undefined;
    return { archive: await openArchive(path, { encrypt, offset, written, beforeCheckpoint: checkSpace }), partial };
  }
  await rm(path, { force: true });
  const key = encryption && (await createKey(encryption));
  const encrypt = key && (await prepareEncryption(key.publicKey));
  const written = { entries: 0, checksums: [] };
  const archive = await openArchive(path, { encrypt, offset: 0, written, beforeCheckpoint: checkSpace });
  try {
    await archive.addAsIs(entryNames.readme, Buffer.from(readme));
    await archive.addAsIs(entryNames.header, toJson(createHeader(source, encryption, key?.publicKey)));
    if (key) await archive.addAsIs(entryNames.key, key.encryptedIdentity);
    await archive.writeCheckpoint();
  } catch (error) {
    await archive.close();
    throw error;
  }
  return { archive, partial: undefined };
}

/** A file that cannot be read as a backup is replaced instead of continued. */
function undefinedWhenDamaged(error: Error): undefined {
  if (!(error instanceof BackupError)) throw error;
}

function createHeader({ id }: BackupSource, encryption: EncryptionChoice | undefined, key: string | undefined): Header {
  const startedAt = new Date().toISOString();
  const header = { application: 'kindcrate', format: formatVersion, startedAt, source: id } as const;
  if (!encryption || !key) return { ...header, encryption: null };
  const recipients = 'recipients' in encryption ? encryption.recipients : [];
  return { ...header, encryption: { method: recipients.length ? 'recipients' : 'passphrase', recipients, key } };
}

/**
 * Images take a long time to copy, so most of them are copied before the snapshot is taken. Those that were added in
 * the meantime are copied afterward.
 */
async function fillArchive(archive: ArchiveWriter, source: BackupSource, copied: Set<string>): Promise<Contents> {
  const { images } = source;
  const imageCopier = images && createImageCopier(images, archive, copied);
  await imageCopier?.copy(await listImageNames(source.liveConnection));
  for (let attempt = 0; attempt < maxSnapshots; attempt++) {
    const contents = await withSnapshot(source.snapshotConnection, (snapshot) =>
      copySnapshot(archive, { source, snapshot, imageCopier }),
    );
    if (contents) return contents;
  }
  throw new BackupError('Photos were removed faster than they could be copied. Try again later.');
}

interface SnapshotCopy {
  source: BackupSource;
  snapshot: Database;
  imageCopier: ImageCopier | undefined;
}

/** @returns undefined when an image that the snapshot refers to was removed before it was copied. */
async function copySnapshot(
  archive: ArchiveWriter,
  { source, snapshot, imageCopier }: SnapshotCopy,
): Promise<Contents | undefined> {
  const names = await listImageNames(snapshot);
  const takenAt = new Date().toISOString();
  if (imageCopier) {
    const added = await imageCopier.copy(names);
    const current = added.length ? await listImageNames(source.liveConnection) : names;
    // The row of an image is deleted before its files. So if the row is still there, no file was removed before it was copied.
    if (added.some((name) => !current.has(name))) return undefined;
  }
  await archive.writeCheckpoint();
  const data = await writeRows(archive, snapshot);
  if (source.tokenSecret) await archive.add(entryNames.tokenSecret, Buffer.from(source.tokenSecret));
  await archive.writeCheckpoint();
  const images = imageCopier ? { count: names.size, missing: imageCopier.listMissing(names) } : null;
  return { takenAt, version: source.version, ...data, images, ...archive.summary() };
}

/** A new name is on disk only once its folder has been synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
