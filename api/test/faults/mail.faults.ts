import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { type SmtpReply, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { bearer } from '../support/test-app.ts';
import { addPerson, createProgress, donate } from './people.ts';
import { addUp, type Probe, type ProbeResult, probeDuring } from './probe.ts';
import { reportLoop } from './report.ts';
import { engines, openSite, type RestartableSite } from './site.ts';

/** How a mail server fails, by the command that it then answers in this way. */
const faults: Record<string, (command: string) => SmtpReply> = {
  'hangs before the email': (command) => (command.startsWith('EHLO') ? 'stay silent' : undefined),
  'hangs after the email': (command) => (command === 'content' ? 'stay silent' : undefined),
  'hangs up': (command) => (command === 'DATA' ? 'hang up' : undefined),
  'is busy': (command) => (command.startsWith('MAIL') ? '421 try again later' : undefined),
  'refuses every recipient': (command) => (command.startsWith('RCPT') ? '550 no such mailbox' : undefined),
  'refuses every email': (command) => (command === 'content' ? '554 looks like spam' : undefined),
};
/** Milliseconds for which the mail server fails. */
const outage = 5_000;
const ordersPerOutage = 4;
/** Milliseconds. Nobody waits for an email, which would take up to 30 s. */
const maxDelay = 20_000;

const idOf = (content: string) => /^Message-ID: <([^@]+)@/m.exec(content)?.[1] ?? '';

test.each(engines)(
  'threat 35: with %s, while the mail server hangs, refuses or is killed off, nobody waits for it, and every email leaves afterwards',
  async (engine) => {
    const smtp = await startSmtpServer();
    const site = await openSite(engine, { settings: { SMTP_URL: smtp.url } });
    const { origin } = site;
    const donor = await addPerson(site, 'donor');
    const progress = createProgress();
    const headers = bearer(donor.token);
    const probes: Probe[] = [
      { name: 'a profile', url: `${origin}/api/profile`, options: async () => ({ headers }), expected: [200] },
      { name: 'whether it is ready', url: `${origin}/ready`, expected: [200] },
    ];
    const results: ProbeResult[] = [];
    let slowestOrder = 0;

    async function giveWhile(fault: (command: string) => SmtpReply): Promise<void> {
      smtp.replyTo = fault;
      for (let order = 0; order < ordersPerOutage; order++) {
        const start = performance.now();
        await donate(origin, donor, progress);
        slowestOrder = Math.max(slowestOrder, performance.now() - start);
      }
      await wait(outage);
    }

    for (const fault of Object.values(faults)) {
      results.push(await probeDuring(giveWhile(fault), probes));
      smtp.replyTo = () => undefined;
      await site.withDatabase(waitUntilSent);
    }
    const { slowest } = addUp(results);
    expect(idsOf(smtp).toSorted()).toEqual(await listMessageIds(site));
    expect(idsOf(smtp)).toHaveLength(progress.placed.length);
    const doubled = await killAfterAcceptance(site, smtp, () => donate(origin, donor, progress));
    expect(smtp.mails.map(({ to }) => to)).toEqual(smtp.mails.map(() => [donor.email]));
    expect([slowestOrder < maxDelay, slowest < maxDelay]).toEqual([true, true]);
    reportLoop(`mail server failing, with ${engine}`, {
      failures: Object.keys(faults).length,
      orders: progress.placed.length,
      emails: idsOf(smtp).length - doubled,
      'sent again after a kill': doubled,
      'slowest order': Math.round(slowestOrder),
      'slowest other reply': Math.round(slowest),
    });
  },
);

/** Of the emails about orders. Whether the confirmation of the donor's address leaves before they have confirmed it does not matter. */
const idsOf = ({ mails }: SmtpServer) =>
  mails.filter(({ content }) => content.includes('donation offer')).map(({ content }) => idOf(content));

async function listMessageIds({ withDatabase }: RestartableSite): Promise<string[]> {
  const rows = await withDatabase((database) => database.selectFrom('outbox').select('id').execute());
  return rows.map(({ id }) => id).sort();
}

/** Brings the retries forward, which would come a minute later, until no email is left. */
async function waitUntilSent(database: Database): Promise<void> {
  for (;;) {
    const unsent = await database.selectFrom('outbox').select('failed_at').where('sent_at', 'is', null).execute();
    expect(unsent.filter(({ failed_at }) => failed_at !== null)).toEqual([]);
    if (!unsent.length) return;
    // An email that is being sent right now is leased for five minutes.
    const threeMinutes = new Date(Date.now() + 3 * 60_000).toISOString();
    await database
      .updateTable('outbox')
      .set({ claimed_until: new Date().toISOString() })
      .where('sent_at', 'is', null)
      .where('claimed_until', '<', threeMinutes)
      .execute();
    await wait(500);
  }
}

/**
 * Kills the server three times when the mail server has accepted an email, before the server knows. Nothing can tell the two
 * sides apart then, so the email is sent once more, with the same id.
 * @returns how many emails arrived twice
 */
async function killAfterAcceptance(site: RestartableSite, smtp: SmtpServer, order: () => Promise<unknown>) {
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    const before = smtp.mails.length;
    let killing: Promise<unknown> | undefined;
    smtp.replyTo = (command) => {
      if (command === 'content') killing ??= site.stop('SIGKILL');
      return undefined;
    };
    await order();
    await smtp.waitForMails(before + 1);
    await killing;
    smtp.replyTo = () => undefined;
    await site.start();
    await site.withDatabase(expireLeases);
    await smtp.waitForMails(before + 2);
    const [first, second] = idsOf(smtp).slice(-2);
    expect(second).toBe(first);
  }
  await site.withDatabase(waitUntilSent);
  const doubled = idsOf(smtp).length - new Set(idsOf(smtp)).size;
  expect(doubled).toBe(rounds);
  return doubled;
}

/** As five minutes later. */
async function expireLeases(database: Database): Promise<void> {
  const now = new Date().toISOString();
  await database.updateTable('outbox').set({ claimed_until: now }).where('sent_at', 'is', null).execute();
}
