import { existsSync } from 'node:fs';
import { createChecksumCheck, type Entry, readArchive } from './archive-reader.ts';
import type { ArchiveSummary } from './archive-writer.ts';
import { encryptedSuffix, entryNames, formatVersion, type Header, parseHeader } from './contents.ts';
import { type EncryptionChoice, prepareDecryption } from './encryption.ts';

/** What an interrupted backup has stored already. */
export interface PartialBackup {
  header: Header;
  /** How many bytes are known to be undamaged. */
  size: number;
  written: ArchiveSummary;
  /** The names of its image files. */
  imageFiles: Set<string>;
}

interface RequestedBackup {
  source: string;
  encryption: EncryptionChoice | undefined;
  now: Date;
}

/** Milliseconds. An older partial backup may contain photos of people who have deleted their account since. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads an interrupted backup, up to the last checksums that match. The rows of tables are always copied again, because all of
 * them have to come from the same moment.
 * @returns undefined when there is none, or when it cannot be continued because it is too old, is a backup of other data, has
 * another format, or is encrypted differently.
 */
export async function readPartial(path: string, requested: RequestedBackup): Promise<PartialBackup | undefined> {
  if (!existsSync(path)) return undefined;
  const check = createChecksumCheck();
  const unchecked: Entry[] = [];
  let found: PartialBackup | undefined;
  let header: Header | undefined;
  const imageFiles = new Set<string>();
  for await (const entry of readArchive(path)) {
    if (entry.name.startsWith('tables/')) break;
    if (!entry.name.startsWith('checksums/')) {
      check.add(entry);
      unchecked.push(entry);
      continue;
    }
    if (!check.verify(entry)) break;
    for (const { name, bytes } of unchecked.splice(0)) {
      if (name === entryNames.header) header = parseHeader(bytes, path);
      if (name === entryNames.key && !(await matchesPassphrase(bytes, requested.encryption))) return undefined;
      if (name.startsWith('images/')) imageFiles.add(name.slice('images/'.length).replace(encryptedSuffix, ''));
    }
    if (!header || !canContinue(header, requested)) return undefined;
    found = {
      header,
      size: entry.end,
      imageFiles,
      written: { entries: check.entries, checksums: [...check.checksums] },
    };
  }
  return found;
}

function canContinue(header: Header, { source, encryption, now }: RequestedBackup): boolean {
  if (header.format !== formatVersion) return false;
  if (header.source !== source || now.getTime() - Date.parse(header.startedAt) > maxAge) return false;
  if (!encryption || !header.encryption) return !encryption && !header.encryption;
  const recipients = 'recipients' in encryption ? encryption.recipients : [];
  return recipients.toSorted().join() === header.encryption.recipients.toSorted().join();
}

/** Whether the passphrase is that of the interrupted backup. Recipients are compared by `canContinue` instead. */
async function matchesPassphrase(
  encryptedIdentity: Uint8Array,
  encryption: EncryptionChoice | undefined,
): Promise<boolean> {
  if (!encryption || 'recipients' in encryption) return true;
  return prepareDecryption(encryptedIdentity, encryption).then(
    () => true,
    () => false,
  );
}
