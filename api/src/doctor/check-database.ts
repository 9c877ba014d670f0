import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countSampleData } from '../catalog/entry-repository.ts';
import type { Environment } from '../config/environment.ts';
import { type Database, describePostgresUrl } from '../database/database.ts';
import { connectEmbedded, embeddedFileName } from '../database/embedded-database.ts';
import { migrationNames } from '../database/migrate.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import { listAppliedMigrations, quickCheck, readPostgresInfo } from './repository.ts';

/** Checks the data of an open database that has the tables of this version. */
export type CheckData = (database: Database) => Promise<Finding[]>;

/**
 * Checks the database as it is: runs no migrations, and creates no database if there is none.
 * @param checkData more checks, which run only if the database has the tables of this version
 */
export async function checkDatabase(environment: Environment, checkData: CheckData): Promise<Finding[]> {
  try {
    return await (environment.DATABASE_URL
      ? checkPostgres(environment.DATABASE_URL, environment, checkData)
      : checkEmbedded(environment, checkData));
  } catch (error) {
    const advice = environment.DATABASE_URL
      ? 'Check that it is running, and that the host, name, user and password in DATABASE_URL are right.'
      : 'Restore a backup if the file is damaged.';
    return [problem(`${nameDatabase(environment)} cannot be used: ${(error as Error).message}`, advice)];
  }
}

const nameDatabase = ({ DATABASE_URL, DATA_FOLDER }: Environment) =>
  DATABASE_URL ? describePostgresUrl(DATABASE_URL) : join(DATA_FOLDER, embeddedFileName);

async function checkEmbedded(environment: Environment, checkData: CheckData): Promise<Finding[]> {
  const path = nameDatabase(environment);
  if (!existsSync(path)) return [warning(`${path} does not exist yet`, 'The first start creates it.')];
  const database = connectEmbedded(environment.DATA_FOLDER);
  try {
    const damage = await quickCheck(database);
    if (damage !== 'ok') return [problem(`${path} is damaged: ${damage}`, 'Stop the server, and restore a backup.')];
    return await checkVersion(database, path, environment, checkData);
  } finally {
    await database.destroy();
  }
}

/** The oldest supported version, in the format of `server_version_num`. */
const minPostgres = 130_000;

async function checkPostgres(url: string, environment: Environment, checkData: CheckData): Promise<Finding[]> {
  const { withMaintenanceConnection } = await import('../database/postgres-database.ts');
  return withMaintenanceConnection(url, async (database) => {
    const { version, encoding } = await readPostgresInfo(database);
    const findings: Finding[] = [];
    if (version < minPostgres)
      findings.push(problem(`PostgreSQL ${Math.floor(version / 10_000)} is too old`, 'Use version 13 or a later one.'));
    if (encoding !== 'UTF8')
      findings.push(problem(`the database stores text as ${encoding}`, 'Create it again with ENCODING UTF8.'));
    return [...findings, ...(await checkVersion(database, nameDatabase(environment), environment, checkData))];
  });
}

async function checkVersion(
  database: Database,
  label: string,
  environment: Environment,
  checkData: CheckData,
): Promise<Finding[]> {
  const applied = await listAppliedMigrations(database);
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  const pending = migrationNames.filter((name) => !applied.includes(name));
  if (unknown.length)
    return [
      problem(
        `${label} was changed by a newer version of Kindcrate (${unknown.join(', ')})`,
        'Install that version again, or restore a backup that this version made.',
      ),
    ];
  if (pending.length)
    return [
      warning(
        `${label} is older than this version`,
        `The next start brings it up to date (migrations to run: ${pending.length}). Make a backup first.`,
      ),
    ];
  return [
    ok(`${label} is complete and up to date`),
    ...(await checkSamples(database, environment)),
    ...(await checkData(database)),
  ];
}

async function checkSamples(database: Database, { NODE_ENV, ALLOW_SAMPLE_DATA }: Environment): Promise<Finding[]> {
  const count = await countSampleData(database);
  if (count === 0 || ALLOW_SAMPLE_DATA) return [];
  const advice =
    'Edit, hide or delete the entries and their needs at the desk, and delete the sample accounts. In production, the server does not start until then, unless ALLOW_SAMPLE_DATA is true.';
  const createFinding = NODE_ENV === 'production' ? problem : warning;
  return [
    createFinding(
      `the database still has ${count} sample entries, needs and accounts, which visitors would mistake for real ones`,
      advice,
    ),
  ];
}
