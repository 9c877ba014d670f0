import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { Counter, Visitor } from './clock-checks.ts';
import { addPeople, addPerson, createProgress, donate, donateUntil, trafficDuring } from './people.ts';
import { reportLoop } from './report.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { engines, openSite } from './site.ts';
import { expectStored } from './stored-state.ts';
import { watchTask } from './watch-task.ts';

/** Minutes from the real time. Each differs from the one before by an hour or two. */
const jumps = [60, 0, -60, 0, 60, -60, 60, 0, -60, 60, 0];
/** Milliseconds between two jumps, for work in which the clock changes. */
const pause = 1_500;

/** Waits for the emails that others caused; their number depends on the machine. */
async function waitUntilSent(database: Database): Promise<void> {
  for (;;) {
    const unsent = await database.selectFrom('outbox').select('failed_at').where('sent_at', 'is', null).execute();
    expect(unsent.filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    if (!unsent.length) return;
    await wait(500);
  }
}

test.each(engines)(
  'threat 13: with %s, while the clock jumps by hours under load, sessions, limits, keys, codes and emails keep their rules',
  async (engine) => {
    const clock = createShiftedClock();
    const smtp = await startSmtpServer();
    const site = await openSite(engine, { settings: { ...clock.variables, SMTP_URL: smtp.url } });
    const { origin } = site;
    const progress = createProgress();
    const people = await addPeople(site);
    const staffOnly = { ...people, donors: [] };
    const visitor = new Visitor(origin, await addPerson(site, 'donor'), await addPerson(site, 'donor'));
    const first = await visitor.placeAgain(progress.placed);
    const [saver, partner] = [people.donors[0] ?? visitor.donor, await addPerson(site, 'partner')];
    const counter = new Counter(origin, saver, partner);
    await earnCoins();

    /** Until staff have completed every order. */
    async function earnCoins(): Promise<void> {
      await donate(origin, saver, progress);
      const { placed, completed } = progress;
      const completion = (async () => {
        while (completed.length < placed.length) await wait(50);
      })();
      await trafficDuring(completion, origin, staffOnly, progress);
    }

    async function jumpTo(minutes: number, before: number): Promise<void> {
      const { _id: pending } = (await counter.request(await counter.createCode())).body.data;
      const code = await counter.createCode();
      clock.set(minutes);
      if (minutes > before) {
        // Both have expired, and stay so when the clock is set back.
        expect(await counter.request(code)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
        expect(await counter.statusOf(pending)).toBe('expired');
        clock.set(before);
        expect(await counter.approve(pending)).toMatchObject({ status: 410, body: { code: 'redemption_expired' } });
        clock.set(minutes);
      } else {
        const approved = await counter.approve(pending);
        expect(approved.status).toBe(200);
        progress.approved.push(pending);
      }
      await visitor.checkSessions();
      await visitor.guessPasswords();
      expect(await visitor.placeAgain(progress.placed)).toBe(first);
      await donate(origin, visitor.donor, progress);
      await wait(pause);
    }

    async function jump(): Promise<void> {
      let before = 0;
      for (const minutes of jumps) {
        await jumpTo(minutes, before);
        before = minutes;
      }
    }

    const { ended, hasEnded } = watchTask(jump());
    // No codes of others, which a jump may make expire.
    const staffAtWork = trafficDuring(ended, origin, staffOnly, progress);
    const giving = people.donors.map((donor) => donateUntil(hasEnded, origin, donor, progress));
    await Promise.all([staffAtWork, ...giving]);
    await site.withDatabase(waitUntilSent);
    await expectStored(site, progress);
    const ids = smtp.mails.map(({ content }) => /^Message-ID: <(.+)>/m.exec(content)?.[1]);
    expect(new Set(ids).size).toBe(smtp.mails.length);
    await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    // Errors have level 50 or 60.
    expect(site.server().output() + site.server().errors()).not.toMatch(/"level":[56]0/);
    reportLoop(`clock jumping, with ${engine}`, {
      jumps: jumps.length,
      orders: progress.placed.length,
      completed: progress.completed.length,
      redemptions: progress.approved.length,
      emails: smtp.mails.length,
    });
  },
);
