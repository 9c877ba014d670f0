import { existsSync } from 'node:fs';
import { migrationNames } from '../database/migrate.ts';
import { imageNameOf } from '../images/image-store.ts';
import { type ChecksumCheck, createChecksumCheck, type Entry, readArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import {
  type Contents,
  encryptedSuffix,
  entryNames,
  formatVersion,
  type Header,
  parseContents,
  parseHeader,
} from './contents.ts';
import { prepareDecryption, type Secrets, type Transform } from './encryption.ts';

/** A backup that is complete and undamaged, and that this version can restore. */
export interface CheckedBackup {
  file: string;
  contents: Contents;
  /** Whether the backup contains the key that signs tokens. */
  hasTokenSecret: boolean;
  /** The entries with data, decrypted, in the order of the file. */
  read(): AsyncGenerator<{ name: string; bytes: Uint8Array }>;
}

/** Asks for the secrets that decrypt a backup; called only for an encrypted one. @param method `passphrase` or `recipients` */
export type AskForSecrets = (method: string) => Promise<Secrets>;

/**
 * Checks a whole backup without changing anything.
 * @throws BackupError when the backup is damaged, incomplete or from a newer version, or cannot be decrypted.
 */
export async function checkBackup(file: string, askForSecrets: AskForSecrets): Promise<CheckedBackup> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
  const check = createChecksumCheck();
  let header: Header | undefined;
  let decrypt: Transform = async (bytes) => bytes;
  let contents: Contents | undefined;
  let hasTokenSecret = false;
  for await (const entry of readArchive(file)) {
    if (entry.name === entryNames.header) header = readHeader(entry, file);
    if (entry.name === entryNames.key)
      decrypt = await prepareDecryption(entry.bytes, await askForSecrets(header?.encryption?.method ?? ''));
    if (plainName(entry) === entryNames.tokenSecret) hasTokenSecret = true;
    if (plainName(entry) === entryNames.contents)
      contents = parseContents(await decrypt(entry.bytes).catch(failDecryption(file)), file);
    else checkEntry(check, entry, file);
  }
  if (!header) throw new BackupError(`${file} is not a backup of Kindcrate.`);
  if (!contents) throw new BackupError(`${file} is incomplete: the backup was interrupted, or its end is cut off.`);
  if (contents.entries !== check.entries || contents.checksums.join() !== check.checksums.join())
    throw damagedError(file);
  refuseNewerVersion(contents, file);
  return { file, contents, hasTokenSecret, read: () => readDecrypted(file, decrypt) };
}

const plainName = ({ name }: Entry) => (name.endsWith(encryptedSuffix) ? name.slice(0, -encryptedSuffix.length) : name);
const damagedError = (file: string) => new BackupError(`${file} is damaged. Use another backup.`);

function failDecryption(file: string): () => never {
  return () => {
    throw damagedError(file);
  };
}

function checkEntry(check: ChecksumCheck, entry: Entry, file: string): void {
  const image = /^images\/(.*)$/.exec(plainName(entry))?.[1];
  // A restore writes a file with this name, and any other form of name could point outside the image folder.
  if (image !== undefined && !imageNameOf(image)) throw damagedError(file);
  if (!entry.name.startsWith('checksums/')) check.add(entry);
  else if (!check.verify(entry)) throw damagedError(file);
}

function readHeader({ bytes }: Entry, file: string): Header {
  const header = parseHeader(bytes, file);
  if (header.format > formatVersion) throw newerVersionError(file, `its format is ${header.format}`);
  return header;
}

function refuseNewerVersion({ migrations, version }: Contents, file: string): void {
  const unknown = migrations.find((name, index) => name !== migrationNames[index]);
  if (unknown) throw newerVersionError(file, `version ${version} with the migration ${unknown}`);
}

function newerVersionError(file: string, detail: string): BackupError {
  return new BackupError(
    `${file} was made by a newer version of Kindcrate (${detail}). Install that version or a later one, and try again.`,
  );
}

async function* readDecrypted(file: string, decrypt: Transform): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  for await (const entry of readArchive(file)) {
    const name = plainName(entry);
    const isData = /^(images|tables)\//.test(name) || name === entryNames.tokenSecret;
    if (isData) yield { name, bytes: name === entry.name ? entry.bytes : await decrypt(entry.bytes) };
  }
}
