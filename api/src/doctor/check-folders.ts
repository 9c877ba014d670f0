import { randomUUID } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { readFreeBytes } from '../disk/disk-space.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/**
 * Checks the data folder. When the folder has a problem, the database in it must not be opened, because opening it may create
 * files that belong to the wrong user.
 * @param uid the user that runs this command; undefined where the system has no user ids
 */
export async function checkFolders(
  { DATA_FOLDER: folder, MIN_FREE_MEGABYTES }: Environment,
  uid = process.getuid?.(),
): Promise<Finding[]> {
  if (!existsSync(folder)) return [await checkParent(folder)];
  const found = await stat(folder);
  const finding = findFolderProblem(folder, found, uid) ?? (await tryToWrite(folder));
  if (finding) return [finding];
  return [checkPrivacy(folder, found), await checkSpace(folder, MIN_FREE_MEGABYTES)];
}

async function checkParent(folder: string): Promise<Finding> {
  let parent = dirname(folder);
  while (!existsSync(parent)) parent = dirname(parent);
  return (
    (await tryToWrite(parent)) ??
    warning(
      `${folder} does not exist yet`,
      'The first start creates it. If you expected data there, check DATA_FOLDER.',
    )
  );
}

function findFolderProblem(folder: string, found: Stats, uid: number | undefined): Finding | undefined {
  if (!found.isDirectory()) return problem(`${folder} is not a folder`, 'Set DATA_FOLDER to a folder.');
  if (uid === undefined || found.uid === uid) return undefined;
  return problem(
    `${folder} belongs to the user with the id ${found.uid}, and this command runs as ${uid}`,
    'Run this command as the user that runs the server, for instance: sudo -u kindcrate npm run doctor',
  );
}

async function tryToWrite(folder: string): Promise<Finding | undefined> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, 'written to check the folder', { flag: 'wx' }).finally(() => rm(file, { force: true }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return problem(
      `nothing can be written to ${folder}: ${code ?? message}`,
      'Give the user that runs the server write permission there, and make sure that the disk is neither full nor read-only.',
    );
  }
  return undefined;
}

function checkPrivacy(folder: string, { mode }: Stats): Finding {
  if ((mode & 0o077) === 0) return ok(`${folder} can be read and written only by its owner`);
  return warning(
    `${folder} is open to other users of this machine`,
    `It contains personal data and keys: chmod 700 ${folder}`,
  );
}

async function checkSpace(folder: string, minMegabytes: number): Promise<Finding> {
  const free = Math.floor((await readFreeBytes(folder)) / 1_000_000);
  const advice = 'Make room, or move the folder to a larger disk. MIN_FREE_MEGABYTES sets the limit.';
  const text = `${free.toLocaleString('en-US')} MB are free`;
  if (free < minMegabytes) return problem(`only ${text}, so uploads and registrations are refused`, advice);
  return free < 2 * minMegabytes ? warning(`only ${text}`, advice) : ok(text);
}
