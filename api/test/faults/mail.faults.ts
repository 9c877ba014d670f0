import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type SmtpReply, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { bearer } from '../support/test-app.ts';
import { expireLeases, listMessageIds, waitUntilSent } from './outbox.ts';
import { addPerson, createProgress, donate } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring } from './probe.ts';
import { reportFigures } from './report.ts';
import { engines, openSite, type RestartableSite } from './site.ts';

/** The ways in which a mail server fails: each function returns the reply to a command. */
const faults: Record<string, (command: string) => SmtpReply> = {
  'hangs before the email': (command) => (command.startsWith('EHLO') ? 'stay silent' : undefined),
  'hangs after the email': (command) => (command === 'content' ? 'stay silent' : undefined),
  'hangs up': (command) => (command === 'DATA' ? 'hang up' : undefined),
  'is busy': (command) => (command.startsWith('MAIL') ? '421 try again later' : undefined),
  'refuses every recipient': (command) => (command.startsWith('RCPT') ? '550 no such mailbox' : undefined),
  'refuses every email': (command) => (command === 'content' ? '554 looks like spam' : undefined),
};
/** Milliseconds for which the mail server fails. */
const outageDuration = 5_000;
const ordersPerOutage = 4;
/** Milliseconds. An email may take up to 30 s, but no request waits for one. */
const maxDelay = 20_000;

const idOf = (content: string) => /^Message-ID: <([^@]+)@/m.exec(content)?.[1] ?? '';

/** The delays that a donor and others notice while the mail server fails. */
interface Delays {
  /** How long the slowest order took, in milliseconds. */
  slowestOrder: number;
  others: ProbeResult[];
}

/** Places orders while the mail server fails in each way, and waits until their emails have been sent. */
async function failInEachWay(site: RestartableSite, smtp: SmtpServer, place: () => Promise<unknown>, probes: Probe[]) {
  const delays: Delays = { slowestOrder: 0, others: [] };
  for (const fault of Object.values(faults)) {
    smtp.chooseReply = fault;
    const placing = timeOrders(place);
    delays.others.push(
      await probeDuring(
        placing.then(() => wait(outageDuration)),
        probes,
      ),
    );
    delays.slowestOrder = Math.max(delays.slowestOrder, await placing);
    smtp.chooseReply = () => undefined;
    await site.withDatabase(waitUntilSent);
  }
  return delays;
}

/** Places several orders, one after another. @returns how long the slowest one took, in milliseconds */
async function timeOrders(place: () => Promise<unknown>): Promise<number> {
  let slowest = 0;
  for (let order = 0; order < ordersPerOutage; order++) {
    const start = performance.now();
    await place();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test.each(engines)(
  'threat 35: with %s, while the mail server hangs or refuses emails, nobody waits for it, and every email is sent afterward, even if the API is killed while it sends one',
  async (engine) => {
    const smtp = await startSmtpServer();
    const site = await openSite(engine, { settings: { SMTP_URL: smtp.url } });
    const { origin } = site;
    const donor = await addPerson(site, 'donor');
    const progress = createProgress();
    const place = () => donate(origin, donor, progress);
    const headers = bearer(donor.token);
    const { slowestOrder, others } = await failInEachWay(site, smtp, place, [
      { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200] },
      { name: 'the readiness check', url: `${origin}/ready`, expected: [200] },
    ]);
    expect(idsOf(smtp).toSorted()).toEqual(await site.withDatabase(listMessageIds));
    expect(idsOf(smtp)).toHaveLength(progress.placedIds.length);
    const duplicateCount = await killAfterAcceptance(site, smtp, place);
    expect(smtp.emails.map(({ to }) => to)).toEqual(smtp.emails.map(() => [donor.email]));
    const { slowest } = addUp(others);
    expect([slowestOrder < maxDelay, slowest < maxDelay]).toEqual([true, true]);
    reportFigures(`mail server failing, with ${engine}`, {
      failures: Object.keys(faults).length,
      orders: progress.placedIds.length,
      emails: idsOf(smtp).length - duplicateCount,
      'sent again after a kill': duplicateCount,
      'slowest order': Math.round(slowestOrder),
      'slowest other reply': Math.round(slowest),
    });
  },
);

/** The ids of the emails about orders. The email that asks the donor to confirm the address may or may not be sent, so it is left out. */
const idsOf = ({ emails }: SmtpServer) =>
  emails.filter(({ content }) => content.includes('donation offer')).map(({ content }) => idOf(content));

/**
 * Kills the server three times, each time when the mail server has just accepted an email. The restarted server cannot know that the email
 * was accepted, so it sends the email once more, with the same id.
 * @returns how many emails arrived twice
 */
async function killAfterAcceptance(site: RestartableSite, smtp: SmtpServer, place: () => Promise<unknown>) {
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    const before = smtp.emails.length;
    let killing: Promise<unknown> | undefined;
    smtp.chooseReply = (command) => {
      if (command === 'content') killing ??= site.stop('SIGKILL');
      return undefined;
    };
    await place();
    await smtp.waitForEmails(before + 1);
    await killing;
    smtp.chooseReply = () => undefined;
    await site.start();
    await site.withDatabase(expireLeases);
    await smtp.waitForEmails(before + 2);
    const [first, second] = idsOf(smtp).slice(-2);
    expect(second).toBe(first);
  }
  await site.withDatabase(waitUntilSent);
  const duplicateCount = idsOf(smtp).length - new Set(idsOf(smtp)).size;
  expect(duplicateCount).toBe(rounds);
  return duplicateCount;
}
