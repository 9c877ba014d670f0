import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samplePicturesFolder } from '../../../scripts/test-server.ts';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import { migrate } from '../../src/database/migrate.ts';
import { type Rows, readAllRows } from '../backup/backups.ts';
import { loadRelease } from '../database/releases/load-release.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { reportFigures } from './report.ts';
import { type Engine, engines, makeFolder } from './site.ts';

const killCount = 15;

const settingsOf = ({ url }: DatabaseLocation): Record<string, string> =>
  url ? { DATABASE_URL: url, JWT_SECRET: 'the same secret after every restart' } : {};

async function createEmptyLocation(engine: Engine): Promise<DatabaseLocation> {
  const folder = makeFolder();
  // A first start has to create the folder.
  rmSync(folder, { recursive: true });
  return { folder, url: engine === 'PostgreSQL' ? await createEmptyDatabase() : undefined };
}

/** Loads the data of the previous release, as that release stored it. */
async function loadPreviousRelease(engine: Engine): Promise<DatabaseLocation> {
  const { folder, databaseUrl } = await loadRelease('2026-11-22', engine !== 'PostgreSQL');
  return { folder, url: databaseUrl };
}

/**
 * Starts the server repeatedly, and kills it at different moments of its start.
 * @param startDuration milliseconds that a start takes
 */
async function killStarts(
  location: DatabaseLocation,
  settings: Record<string, string>,
  startDuration: number,
): Promise<void> {
  for (let kill = 0; kill < killCount; kill++) {
    const killAfter = Math.round(startDuration * (0.2 + (0.8 * kill) / killCount));
    await startServerProcess(location.folder, { ...settingsOf(location), ...settings }, killAfter);
  }
}

/** Starts the server. @returns the server, and the milliseconds that it took to start */
async function start(location: DatabaseLocation, settings: Record<string, string>) {
  const begin = performance.now();
  const server = await startServerProcess(location.folder, { ...settingsOf(location), ...settings });
  if (!server.origin) throw new Error(`The server did not start: ${server.errors()}`);
  return { server, duration: performance.now() - begin };
}

/**
 * The titles of the entries and the text alternatives of the images that a first start adds. Unlike ids and times, they are the same
 * in every new database.
 */
const namesIn = ({ brands = [], organizations = [], donation_cards: cards = [], pictures = [] }: Rows) => ({
  titles: [...brands, ...organizations, ...cards].map(({ title }) => title).toSorted(),
  pictures: pictures.map(({ alt }) => alt).toSorted(),
});

test.each(engines)(
  'threats 2, 3: with %s, a first start that is killed fifteen times is completed by the next start, with the same entries as a first start that was not killed',
  async (engine) => {
    // The images have been rendered beforehand, so that most kills hit a start while it stores something.
    const settings = { SAMPLE_DATA: 'true', SAMPLE_PICTURES_FOLDER: samplePicturesFolder };
    const undisturbed = await createEmptyLocation(engine);
    await (await start(await createEmptyLocation(engine), settings)).server.stop('SIGTERM');
    const { server: first, duration } = await start(undisturbed, settings);
    await first.stop('SIGTERM');
    const location = await createEmptyLocation(engine);
    await killStarts(location, settings, duration);
    const { server } = await start(location, settings);
    const { result } = (await (await fetch(`${server.origin}/api/brands`)).json()) as {
      result: { image: { url: string } }[];
    };
    for (const { image } of result) expect((await fetch(server.origin + image.url)).status).toBe(200);
    await expect(server.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    const [rows, expected] = [await readAllRows(location), await readAllRows(undisturbed)];
    expect(namesIn(rows)).toEqual(namesIn(expected));
    expect(rows.users?.map(({ role }) => role).toSorted()).toEqual(['donor', 'staff', 'volunteer']);
    reportFigures(`first start killed, with ${engine}`, {
      kills: killCount,
      'start undisturbed': Math.round(duration),
    });
  },
);

test.each(engines)(
  'threat 2: with %s, an upgrade that is killed fifteen times is completed by the next start, with the same rows as an upgrade that was not killed',
  async (engine) => {
    const settings = { BACKUP_BEFORE_UPGRADE: 'true' };
    const undisturbed = await loadPreviousRelease(engine);
    const { server: first, duration } = await start(undisturbed, settings);
    await first.stop('SIGKILL');
    const location = await loadPreviousRelease(engine);
    await killStarts(location, settings, duration);
    const { server } = await start(location, settings);
    await server.stop('SIGKILL');
    const migrated = await loadPreviousRelease(engine);
    await withConnection(migrated, migrate);
    expect(withoutVaryingTables(await readAllRows(location))).toEqual(
      withoutVaryingTables(await readAllRows(migrated)),
    );
    // The name of a backup ends with `.tar` only once the backup is complete.
    const backups = readdirSync(path.join(location.folder, 'backups'));
    expect(backups.filter((name) => name.endsWith('.tar')).length).toBeGreaterThan(0);
    reportFigures(`upgrade killed, with ${engine}`, {
      kills: killCount,
      'upgrade undisturbed': Math.round(duration),
      backups: backups.filter((name) => name.endsWith('.tar')).length,
    });
  },
);

/**
 * Leaves out the tables whose rows differ after every upgrade: the outbox, the times of the migrations, and the daily run of the
 * figures, which every server claims when it starts.
 */
function withoutVaryingTables({
  outbox: _outbox,
  kysely_migration: _migrations,
  figure_runs: _runs,
  ...rows
}: Rows): Rows {
  return rows;
}
