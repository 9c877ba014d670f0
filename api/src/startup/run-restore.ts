import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckedBackup, checkBackup } from '../backup/check-backup.ts';
import { entryNames } from '../backup/contents.ts';
import { readIdentities, type Secrets } from '../backup/encryption.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { isRestoreUnfinished } from '../backup/restore-marker.ts';
import type { Environment } from '../config/environment.ts';
import { withReplaceableDatabase } from '../database/connections.ts';
import type { Database } from '../database/database.ts';
import { refuseForeignFolder } from '../database/open-database.ts';
import type { ImageStore } from '../images/image-store.ts';
import { confirm, readSecret, UsageError } from './command-line.ts';
import { openImages, s3SettingsOf } from './data-folder.ts';
import { describeContents } from './describe-backup.ts';
import { describeStored } from './describe-stored.ts';

const usage = `Usage:
  npm run restore -- FILE [--check] [--replace] [--identity KEYFILE]

  --check             only checks that the backup is complete, undamaged and from a version that can be restored
  --replace           replaces what the database contains, without asking
  --identity KEYFILE  an age key file, for a backup that is encrypted with a public key
  If the backup is encrypted, you are asked for its passphrase, unless BACKUP_PASSPHRASE is set.`;

/** @returns the text to print. */
export async function runRestore(environment: Environment, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean' }, replace: { type: 'boolean' }, identity: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError(usage);
  const askForSecrets = (method: string) => readSecrets(environment, { method, keyFile: values.identity });
  const backup = await checkBackup(resolve(file), askForSecrets);
  const described = describeContents(backup.contents);
  if (values.check)
    return `${file} is complete and undamaged: ${described} made by version ${backup.contents.version}.`;
  await restore(environment, backup, values.replace ?? false);
  const target = `${environment.DATABASE_URL ? 'PostgreSQL and ' : ''}${environment.DATA_FOLDER}`;
  return `Restored ${described} to ${target}.${describeTokenSecret(environment, backup)}`;
}

async function readSecrets(
  { BACKUP_PASSPHRASE }: Environment,
  { method, keyFile }: { method: string; keyFile: string | undefined },
): Promise<Secrets> {
  if (method === 'passphrase') return { passphrase: BACKUP_PASSPHRASE ?? (await readSecret('Passphrase: ')) };
  if (!keyFile) throw new UsageError('The backup is encrypted with a public key: add --identity KEYFILE.');
  return { identities: readIdentities(readFileSync(resolve(keyFile), 'utf8')) };
}

async function restore(environment: Environment, backup: CheckedBackup, replaces: boolean): Promise<void> {
  const { DATA_FOLDER: folder, DATABASE_URL: url } = environment;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseForeignFolder(folder, url);
  await withReplaceableDatabase({ folder, url }, async (database) => {
    const images = await openImages(folder, s3SettingsOf(environment));
    if (!replaces && !isRestoreUnfinished(folder)) await askToReplace(database, images);
    await restoreBackup(backup, { folder, database, images });
  });
}

async function askToReplace(database: Database, images: ImageStore): Promise<void> {
  const stored = await describeStored(database, images);
  if (!stored || (await confirm(`The target contains ${stored}. Type "replace" to replace that data:`, 'replace')))
    return;
  throw new UsageError(`The target contains ${stored}. Nothing was changed. To replace that data, add --replace.`);
}

function describeTokenSecret({ JWT_SECRET }: Environment, { hasTokenSecret }: CheckedBackup): string {
  if (JWT_SECRET && hasTokenSecret)
    return `\nThe backup has its own signing key (${entryNames.tokenSecret}). JWT_SECRET takes precedence; unless it is the same, everyone has to log in again.`;
  if (JWT_SECRET || hasTokenSecret) return '';
  return '\nThe backup has no signing key. Set JWT_SECRET to that of the server that was backed up; otherwise everyone has to log in again, and authenticator apps have to be set up again.';
}
