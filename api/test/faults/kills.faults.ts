import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startServerProcess } from '../support/server-process.ts';
import { type Acknowledged, addPeople, createProgress, runTrafficDuring } from './people.ts';
import { reportFigures } from './report.ts';
import { engines, openSite, type RestartableSite } from './site.ts';
import { expectKept, sweepAndCheckSite } from './stored-state.ts';

const killCount = 25;

/** Milliseconds that a server runs before it is killed: different each time, so that the kills hit different moments. */
const lifetimeOf = (kill: number) => 500 + ((kill * 173) % 1_000);

/** Kills and restarts the server while people use it. @returns the longest restart in milliseconds */
async function killRepeatedly(site: RestartableSite, acknowledged: Acknowledged): Promise<number> {
  let longest = 0;
  for (let kill = 1; kill <= killCount; kill++) {
    await wait(lifetimeOf(kill));
    // On a busy machine, nothing may have been acknowledged yet.
    while (acknowledged.placedIds.length < kill) await wait(20);
    if (kill % 5 === 0) await expectSecondProcessRefused(site);
    const before = structuredClone(acknowledged);
    expect(await site.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    longest = Math.max(longest, await site.start());
    await site.withDatabase((database) => expectKept(database, before));
  }
  return longest;
}

/** Expects that a second server cannot use the same data folder. With PostgreSQL, several servers may run, so nothing is checked. */
async function expectSecondProcessRefused({ location, server }: RestartableSite): Promise<void> {
  if (location.url) return;
  const second = await startServerProcess(location.folder);
  expect(second.errors()).toBe(
    `The data folder ${location.folder} is in use by process ${server().process.pid}. Stop that process first.\n`,
  );
  expect(second.process.exitCode).toBe(1);
}

test.each(engines)(
  'threats 1, 3, 4, 8, 10: with %s, nothing that a server acknowledged before any of 25 SIGKILLs under load is lost, duplicated or half stored',
  async (engine) => {
    const site = await openSite(engine);
    const progress = createProgress();
    const people = await addPeople(site);
    const longestRestart = await runTrafficDuring(killRepeatedly(site, progress), site.origin, people, progress);
    const sweptFileCount = await sweepAndCheckSite(site, progress);
    const { placedIds, completedIds, approvedIds } = progress;
    expect(placedIds.length).toBeGreaterThanOrEqual(killCount);
    for (const list of [completedIds, approvedIds]) expect(list.length).toBeGreaterThan(5);
    await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    reportFigures(`kills with ${engine}`, {
      kills: killCount,
      orders: placedIds.length,
      completed: completedIds.length,
      redemptions: approvedIds.length,
      'files swept': sweptFileCount,
      'longest restart': Math.round(longestRestart),
    });
  },
);
