import { acceptEmailDomains } from '@kindcrate/contract/email';
import { createResetLink } from '../accounts/create-reset-link.ts';
import { formatSecurityLog } from '../accounts/format-security-log.ts';
import { createPasswords } from '../accounts/passwords.ts';
import {
  CommandError,
  createStaffAccount,
  promoteToStaff,
  readStaffCommand,
  removeSecondFactor,
  type StaffCommand,
} from '../accounts/staff-command.ts';
import { ensureTokenSecret } from '../accounts/token-secret.ts';
import { type Environment, readEnvironment } from '../config/environment.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openAlongsideServer } from '../database/embedded-database.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { beforeMigrationOf } from './automatic-backups.ts';
import { readSecret } from './command-line.ts';
import { openDatabaseOf } from './data-folder.ts';
import { explainStartFailure } from './explain-start-failure.ts';

/**
 * Runs a staff command with the server's settings and data, whether or not the server is running.
 * @returns the exit code.
 */
export async function runStaffCommand(args: string[]): Promise<number> {
  try {
    const environment = readEnvironment();
    acceptEmailDomains(environment.ACCEPTED_EMAIL_DOMAINS);
    const command = readStaffCommand(args);
    const password = command.readsPassword ? await readSecret('Password: ') : undefined;
    const opened = await openDatabase(environment);
    const result = run(command, { environment, database: opened.database, password });
    process.stdout.write(`${await result.finally(() => opened.close())}\n`);
    return 0;
  } catch (error) {
    const message = error instanceof CommandError ? error.message : explainStartFailure(error as Error);
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

interface Context {
  environment: Environment;
  database: Database;
  /** The password that was read, if the command reads one. */
  password: string | undefined;
}

/** @returns the text to print. */
async function run(
  { name, email, unblocks }: StaffCommand,
  { environment, database, password }: Context,
): Promise<string> {
  if (name === 'security-log') {
    const tokenSecret = environment.JWT_SECRET ?? ensureTokenSecret(environment.DATA_FOLDER);
    return formatSecurityLog({ database, tokenSecret }, email || undefined);
  }
  if (name === 'remove-second-factor') return removeSecondFactor({ database }, email);
  if (name === 'reset') return createResetLink({ database }, environment.PUBLIC_URL, email);
  const services = { database, passwords: await createPasswords() };
  return name === 'create'
    ? createStaffAccount(services, email, password)
    : promoteToStaff(services, email, { unblocks });
}

/** Opens the database, even when a running server has locked the data folder. */
async function openDatabase(environment: Environment): Promise<OpenDatabase> {
  const { DATA_FOLDER, DATABASE_URL } = environment;
  try {
    return await openDatabaseOf(DATA_FOLDER, DATABASE_URL, beforeMigrationOf(environment));
  } catch (error) {
    if (DATABASE_URL || !(error instanceof FolderLockedError)) throw error;
    return openAlongsideServer(DATA_FOLDER);
  }
}
