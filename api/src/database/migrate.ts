import { sql } from 'kysely';
import { Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from 'kysely/migration';
import type { Database } from './database.ts';
import { NewerDatabaseError } from './errors.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as catalog from './migrations/0002-catalogue.ts';
import * as orders from './migrations/0003-orders.ts';
import * as coins from './migrations/0004-coins.ts';
import * as messagesAndLimits from './migrations/0005-messages-and-limits.ts';
import * as lookups from './migrations/0006-lookups.ts';
import * as audit from './migrations/0007-audit.ts';
import * as paymentAnswers from './migrations/0008-payment-answers.ts';
import * as deskOrders from './migrations/0009-desk-orders.ts';
import * as deskCatalog from './migrations/0010-desk-catalogue.ts';
import * as redemptions from './migrations/0011-redemptions.ts';
import * as sessions from './migrations/0013-sessions.ts';
import * as imageStore from './migrations/0018-image-store.ts';
import * as secondFactors from './migrations/0019-second-factors.ts';
import * as agreements from './migrations/0020-agreements.ts';
import * as roles from './migrations/0021-roles.ts';
import * as emailCodes from './migrations/0022-email-codes.ts';
import * as retention from './migrations/0024-retention.ts';
import * as privacy from './migrations/0025-privacy.ts';
import * as catalogChangeTimes from './migrations/0026-catalog-change-times.ts';
import * as imageVersions from './migrations/0027-image-versions.ts';
import * as apiTokens from './migrations/0028-api-tokens.ts';
import * as paymentLedger from './migrations/0029-payment-ledger.ts';
import * as rolesAndSessions from './migrations/0030-roles-and-sessions.ts';
import * as needs from './migrations/0031-needs.ts';
import * as sampleNeeds from './migrations/0032-sample-needs.ts';
import * as orderItems from './migrations/0033-order-items.ts';
import * as follows from './migrations/0035-follows.ts';
import * as places from './migrations/0036-places.ts';
import * as figures from './migrations/0037-figures.ts';
import * as handovers from './migrations/0038-handovers.ts';
import * as walkIns from './migrations/0039-walk-ins.ts';
import * as outcomes from './migrations/0040-outcomes.ts';
import * as overview from './migrations/0041-overview.ts';
import * as staffFigures from './migrations/0042-staff-figures.ts';
import * as deskSearch from './migrations/0043-desk-search.ts';
import * as settlements from './migrations/0044-settlements.ts';
import * as savedTexts from './migrations/0045-saved-texts.ts';
import * as notesAndAssignment from './migrations/0047-notes-and-assignment.ts';
import * as threads from './migrations/0049-threads.ts';
import * as personPages from './migrations/0050-person-pages.ts';
import * as catalogDates from './migrations/0051-catalog-dates.ts';
import * as catalogVersions from './migrations/0052-catalog-versions.ts';
import * as copy from './migrations/0053-copy.ts';
import * as copyPictures from './migrations/0055-copy-pictures.ts';

/**
 * Migrations run in the order of their names. Every database records the names of those that have run, so a migration
 * is never edited or renamed once it is merged. The numbers may have gaps.
 */
const migrations = {
  '0001-accounts': accounts,
  '0002-catalogue': catalog,
  '0003-orders': orders,
  '0004-coins': coins,
  '0005-messages-and-limits': messagesAndLimits,
  '0006-lookups': lookups,
  '0007-audit': audit,
  '0008-payment-answers': paymentAnswers,
  '0009-desk-orders': deskOrders,
  '0010-desk-catalogue': deskCatalog,
  '0011-redemptions': redemptions,
  '0013-sessions': sessions,
  '0018-image-store': imageStore,
  '0019-second-factors': secondFactors,
  '0020-agreements': agreements,
  '0021-roles': roles,
  '0022-email-codes': emailCodes,
  '0024-retention': retention,
  '0025-privacy': privacy,
  '0026-catalog-change-times': catalogChangeTimes,
  '0027-image-versions': imageVersions,
  '0028-api-tokens': apiTokens,
  '0029-payment-ledger': paymentLedger,
  '0030-roles-and-sessions': rolesAndSessions,
  '0031-needs': needs,
  '0032-sample-needs': sampleNeeds,
  '0033-order-items': orderItems,
  '0035-follows': follows,
  '0036-places': places,
  '0037-figures': figures,
  '0038-handovers': handovers,
  '0039-walk-ins': walkIns,
  '0040-outcomes': outcomes,
  '0041-overview': overview,
  '0042-staff-figures': staffFigures,
  '0043-desk-search': deskSearch,
  '0044-settlements': settlements,
  '0045-saved-texts': savedTexts,
  '0047-notes-and-assignment': notesAndAssignment,
  '0049-threads': threads,
  '0050-person-pages': personPages,
  '0051-catalog-dates': catalogDates,
  '0052-catalog-versions': catalogVersions,
  '0053-copy': copy,
  '0055-copy-pictures': copyPictures,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Runs the pending migrations in one transaction: a killed process leaves the database as it was.
 * @throws NewerDatabaseError when the database has a migration that this version does not know; otherwise the error that made a
 * migration fail.
 */
export async function migrate(database: Database): Promise<void> {
  const { error } = await createMigrator(database).migrateToLatest();
  if (error) throw explainUnknownMigration(error as Error);
}

/** Runs the pending migrations up to and including the given one, which gives a database the tables of an earlier version. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await createMigrator(database).migrateTo(name);
  if (error) throw error;
}

/** Checks, without changing anything, whether every migration has run. */
export async function isUpToDate(database: Database): Promise<boolean> {
  const all = await createMigrator(database).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

/** Called when a database with data is about to be migrated. Throws to prevent that. */
export type BeforeMigration = () => Promise<void>;

/** Checks whether there are pending migrations in a database of an earlier version. False for a new, empty database. */
export async function needsUpgrade(database: Database): Promise<boolean> {
  const all = await createMigrator(database).getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined);
  return pending.length > 0 && pending.length < all.length;
}

/** The names of the migrations that have run, including those of a newer version, in the order of their names. */
export async function readMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)} order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** When a migration has run that is not listed, Kysely throws a plain `Error` before it changes anything. */
function explainUnknownMigration(error: Error): Error {
  const [, name] = /^corrupted migrations: previously executed migration (\S+) is missing/.exec(error.message) ?? [];
  if (!name) return error;
  return new NewerDatabaseError(
    `The data was changed by a newer version: this version does not know the migration ${name}. Nothing was changed. Start the newer version again, or restore a backup that this version made.`,
  );
}

function createMigrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}
