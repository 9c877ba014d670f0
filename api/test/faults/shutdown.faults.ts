import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSmtpServer } from '../support/smtp-server.ts';
import { addPeople, addPerson, createProgress, trafficDuring } from './people.ts';
import {
  createUpload,
  drip,
  headOfDonation,
  headOfLogin,
  openConnection,
  type RawClient,
  requestWithoutReading,
} from './raw-clients.ts';
import { reportLoop } from './report.ts';
import { engines, openSite, type RestartableSite } from './site.ts';
import { expectKept, expectStored } from './stored-state.ts';

const rounds = 8;
/** Milliseconds. */
const maxShutdown = 15_000;

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const statusOf = ({ received }: RawClient) => Number(/^HTTP\/1\.1 (\d+)/.exec(received())?.[1]);

/** Clients that never finish what they send, or never read what they get. */
async function openSlowClients(origin: string, token: string): Promise<RawClient[]> {
  const slow = [
    times(5, () => drip(origin, headOfLogin, ' ', 300)),
    times(5, () => drip(origin, headOfDonation(token), 'x', 300)),
    times(2, () => drip(origin, 'GET /api/brands HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x', 300)),
    times(2, () => requestWithoutReading(origin)),
  ];
  return (await Promise.all(slow)).flat();
}

test.each(engines)(
  'threats 7, 35: with %s, eight SIGTERMs under load, beside slow clients and a silent mail server, each end with 0 within 15 s, and lose nothing',
  async (engine) => {
    const smtp = await startSmtpServer();
    smtp.replyTo = (command) => (command === 'DATA' ? 'stay silent' : undefined);
    const site = await openSite(engine, { settings: { SMTP_URL: smtp.url } });
    const { origin } = site;
    const progress = createProgress();
    const people = await addPeople(site);
    const { token } = await addPerson(site, 'donor');
    const upload = await createUpload(token);
    let slowest = 0;
    let answered = 0;

    async function endOnce(): Promise<void> {
      const clients = await openSlowClients(origin, token);
      const complete = await times(6, () => openConnection(origin, upload));
      // A busy server accepts a connection only after a while.
      await wait(1_000);
      const before = structuredClone(progress);
      slowest = Math.max(slowest, await endAndMeasure(site));
      for (const { socket } of clients) socket.destroy();
      await Promise.all([...clients, ...complete].map(({ closed }) => closed));
      expect(complete.map(statusOf)).toEqual(complete.map(() => 201));
      for (const { received } of complete) progress.placed.push(/"_id":"([^"]+)"/.exec(received())?.[1] ?? '');
      answered += complete.length;
      await site.start();
      await site.withDatabase((database) => expectKept(database, before));
    }

    async function endRepeatedly(): Promise<void> {
      for (let round = 0; round < rounds; round++) await endOnce();
    }

    await trafficDuring(endRepeatedly(), origin, people, progress);
    await expectStored(site, progress);
    reportLoop(`SIGTERM under load, with ${engine}`, {
      signals: rounds,
      orders: progress.placed.length,
      completed: progress.completed.length,
      'whole requests answered': answered,
      'slowest exit': Math.round(slowest),
    });
  },
);

/** @returns milliseconds from the signal to the exit */
async function endAndMeasure(site: RestartableSite): Promise<number> {
  const start = performance.now();
  expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  const duration = performance.now() - start;
  expect(duration).toBeLessThan(maxShutdown);
  return duration;
}
