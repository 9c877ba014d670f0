import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { acceptEmailDomains } from '@kindcrate/contract/email';
import { createPasswords } from '../accounts/passwords.ts';
import {
  CommandError,
  createResetLink,
  createStaffAccount,
  promoteToStaff,
  readStaffCommand,
} from '../accounts/staff-command.ts';
import { type Environment, readEnvironment } from '../config/environment.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openBesideServer } from '../database/embedded-database.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { openDataFolder } from './data-folder.ts';
import { explainStartFailure } from './explain-start-failure.ts';

/**
 * Runs a staff command with the server's settings and data, whether or not the server is running.
 * @returns the exit code.
 */
export async function runStaffCommand(args: string[]): Promise<number> {
  try {
    const environment = readEnvironment();
    acceptEmailDomains(environment.ACCEPTED_EMAIL_DOMAINS);
    const { name, email, readsPassword } = readStaffCommand(args);
    const password = readsPassword ? await readPassword() : undefined;
    const opened = await openDatabase(environment);
    const services = { database: opened.database, passwords: await createPasswords() };
    const results = {
      create: () => createStaffAccount(services, email, password),
      promote: () => promoteToStaff(services, email),
      reset: () => createResetLink(services, environment.PUBLIC_URL, email),
    };
    const result = results[name]();
    process.stdout.write(`${await result.finally(() => opened.close())}\n`);
    return 0;
  } catch (error) {
    const message = error instanceof CommandError ? error.message : explainStartFailure(error as Error);
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

async function openDatabase({ DATA_FOLDER, DATABASE_URL }: Environment): Promise<OpenDatabase> {
  try {
    return await openDataFolder(DATA_FOLDER, DATABASE_URL);
  } catch (error) {
    if (DATABASE_URL || !(error instanceof FolderLockedError)) throw error;
    return openBesideServer(DATA_FOLDER);
  }
}

/** Reads one line from a pipe or the terminal, which does not echo it. */
async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write('Password: ');
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: discarded, terminal: stdin.isTTY });
  for await (const line of lines) {
    if (stdin.isTTY) stderr.write('\n');
    return line;
  }
  return '';
}
