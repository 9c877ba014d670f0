import { parseArgs } from 'node:util';
import type { Environment } from '../config/environment.ts';
import { describePostgresUrl, isPostgresUrl } from '../database/database.ts';
import { RowsDifferError } from '../database/load-tables.ts';
import { confirm, UsageError } from './command-line.ts';
import { openImages, s3SettingsOf } from './data-folder.ts';
import { formatCount } from './describe-backup.ts';
import { type MoveResult, moveToEmbeddedDatabase, moveToPostgres } from './move-database.ts';

const usage = `Usage:
  npm run move -- postgres://USER@HOST/DATABASE [--replace]   moves the embedded database in DATA_FOLDER to PostgreSQL
  npm run move -- embedded [--replace]                        moves the database at DATABASE_URL to DATA_FOLDER

  --replace   replaces what the target contains, without asking
  PGPASSWORD can contain the PostgreSQL password. Stop all servers first.`;

/**
 * `npm run move`: transfers the database to the other engine.
 * @returns the text to print
 */
export async function runDatabaseMove(environment: Environment, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const { DATA_FOLDER: folder, DATABASE_URL: url, JWT_SECRET } = environment;
  const [target = ''] = positionals;
  const images = await openImages(folder, s3SettingsOf(environment));
  const confirmReplacement = (stored: string) => askToReplace(stored, values.replace ?? false);
  if (target === 'embedded' && url) {
    const moved = await moveToEmbeddedDatabase({ folder, url, images, confirmReplacement }).catch(throwExplained);
    return `${describe(moved, folder)}\nRemove DATABASE_URL and keep JWT_SECRET. PostgreSQL keeps its copy.`;
  }
  if (!isPostgresUrl(target) || url || positionals.length > 1) throw new UsageError(usage);
  const moved = await moveToPostgres({ folder, url: target, images, confirmReplacement }).catch(throwExplained);
  const secret = JWT_SECRET ? 'keep JWT_SECRET' : `set JWT_SECRET to the contents of ${folder}/jwt-secret`;
  const settings = `Set DATABASE_URL to that database, and ${secret}.`;
  return `${describe(moved, describePostgresUrl(target))}\n${settings} The embedded database was kept as ${moved.kept}.`;
}

async function askToReplace(stored: string, replaces: boolean): Promise<void> {
  if (replaces || (await confirm(`The target contains ${stored}. Type "replace" to replace that data:`, 'replace')))
    return;
  throw new UsageError(`The target contains ${stored}. Nothing was changed. To replace that data, add --replace.`);
}

function throwExplained(error: Error): never {
  throw error instanceof RowsDifferError ? new UsageError(`${error.message} Nothing was changed.`) : error;
}

function describe({ tables, rows, images, missing }: MoveResult, target: string): string {
  const note = missing ? ` The files of ${missing} of them were missing before the move.` : '';
  return `Moved ${formatCount(rows, 'row')} of ${formatCount(tables, 'table')} to ${target}, read each row back and compared it with the original. The files of ${formatCount(images, 'image')} stay where they are.${note}`;
}
