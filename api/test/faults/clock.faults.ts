import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { DonorChecks, RedemptionChecks } from './clock-checks.ts';
import { waitUntilSent } from './outbox.ts';
import {
  addPeople,
  addPerson,
  createProgress,
  donate,
  donateUntil,
  type People,
  type Progress,
  runTrafficDuring,
} from './people.ts';
import { reportFigures } from './report.ts';
import { createShiftedClock, type ShiftedClock } from './shifted-clock.ts';
import { type Engine, engines, openSite, type RestartableSite } from './site.ts';
import { sweepAndCheckSite } from './stored-state.ts';
import { watchTask } from './watch-task.ts';

/** How far the clock is from the real time after each jump, in minutes. Each jump is an hour or two long. */
const jumps = [60, 0, -60, 0, 60, -60, 60, 0, -60, 60, 0];
/** Milliseconds between two jumps, during which people go on using the server. */
const pause = 1_500;

/** A server with a clock of its own, and the people who use it. */
interface Setup {
  clock: ShiftedClock;
  smtp: SmtpServer;
  site: RestartableSite;
  people: People;
  progress: Progress;
  donorChecks: DonorChecks;
  /** The id of the order that is sent again after each jump. */
  repeatedOrderId: string;
  redemptionChecks: RedemptionChecks;
}

async function createSetup(engine: Engine): Promise<Setup> {
  const clock = createShiftedClock();
  const smtp = await startSmtpServer();
  const site = await openSite(engine, { settings: { ...clock.variables, SMTP_URL: smtp.url } });
  const progress = createProgress();
  const people = await addPeople(site);
  const donorChecks = new DonorChecks(site.origin, await addPerson(site, 'donor'), await addPerson(site, 'donor'));
  const repeatedOrderId = await donorChecks.placeSameOrder(progress.placedIds);
  const [spendingDonor = donorChecks.donor] = people.donors;
  const redemptionChecks = new RedemptionChecks(site.origin, spendingDonor, await addPerson(site, 'partner'));
  await donate(site.origin, spendingDonor, progress);
  const setup = { clock, smtp, site, people, progress, donorChecks, repeatedOrderId, redemptionChecks };
  await completeOrders(setup);
  return setup;
}

/** Leaves out the donors, because a jump may make the codes that they use expire. */
const withoutDonors = (people: People): People => ({ ...people, donors: [] });

/** Lets staff complete every order, so that the donors have coins. */
async function completeOrders({ site, people, progress }: Setup): Promise<void> {
  const { placedIds, completedIds } = progress;
  const completion = (async () => {
    while (completedIds.length < placedIds.length) await wait(50);
  })();
  await runTrafficDuring(completion, site.origin, withoutDonors(people), progress);
}

/**
 * Sets the clock. Expects a code and a redemption from before the jump to expire if the clock is set forward, and the redemption to
 * stay valid if it is set back.
 */
async function jumpTo(setup: Setup, minutes: number, previous: number): Promise<void> {
  const { clock, redemptionChecks, progress } = setup;
  const { _id: pending } = (await redemptionChecks.request(await redemptionChecks.createCode())).body.data;
  const code = await redemptionChecks.createCode();
  clock.set(minutes);
  if (minutes > previous) {
    expect(await redemptionChecks.request(code)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    expect(await redemptionChecks.statusOf(pending)).toBe('expired');
    // The redemption stays expired when the clock is set back.
    clock.set(previous);
    expect(await redemptionChecks.approve(pending)).toMatchObject({
      status: 410,
      body: { code: 'redemption_expired' },
    });
    clock.set(minutes);
  } else {
    expect((await redemptionChecks.approve(pending)).status).toBe(200);
    progress.approvedIds.push(pending);
  }
}

async function jumpRepeatedly(setup: Setup): Promise<void> {
  const { site, donorChecks, repeatedOrderId, progress } = setup;
  let previous = 0;
  for (const minutes of jumps) {
    await jumpTo(setup, minutes, previous);
    await donorChecks.checkSessions();
    await donorChecks.checkAttemptLimit();
    expect(await donorChecks.placeSameOrder(progress.placedIds)).toBe(repeatedOrderId);
    await donate(site.origin, donorChecks.donor, progress);
    await wait(pause);
    previous = minutes;
  }
}

async function jumpUnderLoad(setup: Setup): Promise<void> {
  const { site, people, progress } = setup;
  const { ended, hasEnded } = watchTask(jumpRepeatedly(setup));
  const staffAtWork = runTrafficDuring(ended, site.origin, withoutDonors(people), progress);
  const giving = people.donors.map((donor) => donateUntil(hasEnded, site.origin, donor, progress));
  await Promise.all([staffAtWork, ...giving]);
}

test.each(engines)(
  'threat 13: with %s, while the clock jumps by hours under load, sessions, attempt limits, idempotency keys, redemption codes and emails still work correctly',
  async (engine) => {
    const setup = await createSetup(engine);
    const { site, smtp, progress } = setup;
    await jumpUnderLoad(setup);
    // How many emails are sent depends on the speed of the machine, so the test only checks that none is sent twice.
    await site.withDatabase(waitUntilSent);
    await sweepAndCheckSite(site, progress);
    const ids = smtp.emails.map(({ content }) => /^Message-ID: <(.+)>/m.exec(content)?.[1]);
    expect(new Set(ids).size).toBe(smtp.emails.length);
    await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    // Errors have level 50 or 60.
    expect(site.server().output() + site.server().errors()).not.toMatch(/"level":[56]0/);
    reportFigures(`clock jumping, with ${engine}`, {
      jumps: jumps.length,
      orders: progress.placedIds.length,
      completed: progress.completedIds.length,
      redemptions: progress.approvedIds.length,
      emails: smtp.emails.length,
    });
  },
);
