import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import { openImages } from '../../src/startup/data-folder.ts';
import { run, runScript, startScript } from '../backup/backups.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { type Acknowledged, addPeople, createProgress, type Progress, runTrafficDuring } from './people.ts';
import { reportFigures } from './report.ts';
import { type Engine, engines, makeFolder, openSite, type RestartableSite } from './site.ts';
import { expectCompleteImages, expectKept, sweepLater } from './stored-state.ts';

/** How many backups are made. */
const backupCount = 4;
/** How long each attempt runs before it is killed, as a fraction of the time that the longest backup so far took. */
const killFractions = [0.3, 0.5, 0.7];

async function createEmptyLocation(engine: Engine): Promise<DatabaseLocation> {
  return { folder: makeFolder(), url: engine === 'PostgreSQL' ? await createEmptyDatabase() : undefined };
}

/** Starts a backup, and kills it. @returns whether it was killed before it was complete */
async function killBackup(location: DatabaseLocation, file: string, killAfter: number): Promise<boolean> {
  const child = startScript('backup', location, [file]);
  const ended = once(child, 'exit');
  await wait(killAfter);
  child.kill('SIGKILL');
  await ended;
  return !existsSync(file);
}

/** Makes a backup without killing it. @returns how long it took, in milliseconds */
async function timeBackup(location: DatabaseLocation, file: string): Promise<number> {
  const start = performance.now();
  expect(await runScript('backup', location, [file])).toMatchObject({ code: 0 });
  return performance.now() - start;
}

/** Figures about several backups of a site. */
interface Tally {
  /** How many attempts were killed before the backup was complete. */
  killed: number;
  /** How long the longest backup took, in milliseconds. */
  longest: number;
  /** The size of the last backup, in bytes. */
  bytes: number;
}

/**
 * Makes a backup: kills it several times, and then lets it finish.
 * @returns what had been acknowledged before the attempt that completed the backup
 */
async function backUp(site: RestartableSite, file: string, progress: Progress, tally: Tally): Promise<Acknowledged> {
  let before = structuredClone(progress);
  for (const fraction of killFractions) {
    // A backup that is resumed may be complete before it is killed.
    if (existsSync(file)) break;
    before = structuredClone(progress);
    if (await killBackup(site.location, file, fraction * tally.longest)) tally.killed++;
  }
  if (!existsSync(file)) {
    before = structuredClone(progress);
    tally.longest = Math.max(tally.longest, await timeBackup(site.location, file));
  }
  tally.bytes = statSync(file).size;
  return before;
}

/** Restores a backup to an empty location, and expects it to contain everything that had been acknowledged before the backup. */
async function expectRestored(engine: Engine, file: string, before: Acknowledged): Promise<void> {
  const restored = await createEmptyLocation(engine);
  expect(await run('restore', restored, [file])).toMatchObject({ code: 0, errors: '' });
  const images = await openImages(restored.folder);
  await withConnection(restored, async (database) => {
    await expectKept(database, before);
    await sweepLater(database, images);
    await expectCompleteImages(database, images);
  });
  // A second restore is refused, because nothing is overwritten without --replace.
  expect(await run('restore', restored, [file])).toMatchObject({ code: 1 });
}

test.each(engines)(
  'threat 47: with %s, backups that are killed while people use the server are completed later, and contain all that was acknowledged before their last attempt',
  async (engine) => {
    const site = await openSite(engine);
    const progress = createProgress();
    const people = await addPeople(site);
    const undisturbed = await timeBackup(site.location, path.join(makeFolder(), 'undisturbed.tar'));
    const tally: Tally = { killed: 0, longest: undisturbed, bytes: 0 };

    async function backUpRepeatedly(): Promise<void> {
      for (let round = 0; round < backupCount; round++) {
        const file = path.join(makeFolder(), 'backup.tar');
        await expectRestored(engine, file, await backUp(site, file, progress, tally));
      }
    }

    await runTrafficDuring(backUpRepeatedly(), site.origin, people, progress);
    expect(tally.killed).toBeGreaterThan(backupCount);
    await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    reportFigures(`backups killed, with ${engine}`, {
      backups: backupCount,
      kills: tally.killed,
      orders: progress.placedIds.length,
      'longest backup': Math.round(tally.longest),
      'last backup in MB': tally.bytes / 1e6,
    });
  },
);
