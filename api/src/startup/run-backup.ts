import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { EncryptionChoice } from '../backup/encryption.ts';
import type { BackupResult } from '../backup/write-backup.ts';
import { type Environment, isAgeRecipient } from '../config/environment.ts';
import { readNewSecret, UsageError } from './command-line.ts';
import { describeContents } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';

const usage = `Usage:
  npm run backup -- FILE [--replace] [--passphrase | --recipient KEY]

  --passphrase     encrypts the backup with BACKUP_PASSPHRASE, or asks for a passphrase
  --recipient KEY  encrypts it for an age public key (age1…); may be repeated
  --replace        replaces FILE if it exists`;

/** @returns the text to print. */
export async function runBackup(environment: Environment, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      passphrase: { type: 'boolean' },
      recipient: { type: 'string', multiple: true },
      replace: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError(usage);
  const encryption = await readEncryption(environment, values);
  const path = resolve(file);
  const result = await makeBackup(environment, { file: path, mayReplace: values.replace ?? false, encryption });
  return describeResult(result, path);
}

async function readEncryption(
  { BACKUP_PASSPHRASE }: Environment,
  { passphrase, recipient }: { passphrase?: boolean; recipient?: string[] },
): Promise<EncryptionChoice | undefined> {
  const unknown = recipient?.find((key) => !isAgeRecipient(key));
  if (unknown || (passphrase && recipient)) throw new UsageError(usage);
  if (recipient) return { recipients: recipient };
  if (!passphrase) return undefined;
  const chosen = BACKUP_PASSPHRASE ?? (await readNewSecret('Passphrase'));
  if (chosen.length < 8) throw new UsageError('The passphrase must have at least 8 characters.');
  return { passphrase: chosen };
}

function describeResult({ contents, resumedFiles }: BackupResult, file: string): string {
  const resumed = resumedFiles ? `\nContinued an interrupted backup, which had ${resumedFiles} image files.` : '';
  return `Backed up ${describeContents(contents)} to ${file}.${resumed}`;
}
