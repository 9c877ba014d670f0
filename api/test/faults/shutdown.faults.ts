import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSmtpServer } from '../support/smtp-server.ts';
import { addPeople, addPerson, createProgress, type Progress, runTrafficDuring } from './people.ts';
import {
  createUpload,
  drip,
  headOfDonation,
  headOfLogin,
  openConnection,
  type RawClient,
  requestWithoutReading,
} from './raw-clients.ts';
import { reportFigures } from './report.ts';
import { engines, openSite, type RestartableSite } from './site.ts';
import { expectKept, sweepAndCheckSite } from './stored-state.ts';

const rounds = 8;
/** How many complete requests have arrived when the server gets the signal. */
const uploadCount = 6;
/** How long a shutdown may take, in milliseconds. */
const maxShutdown = 15_000;

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const statusOf = ({ received }: RawClient) => Number(/^HTTP\/1\.1 (\d+)/.exec(received())?.[1]);

/** Opens connections of clients that never finish what they send, or never read what they get. */
async function openSlowClients(origin: string, token: string): Promise<RawClient[]> {
  const slow = [
    times(5, () => drip(origin, headOfLogin, ' ', 300)),
    times(5, () => drip(origin, headOfDonation(token), 'x', 300)),
    times(2, () => drip(origin, 'GET /api/brands HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x', 300)),
    times(2, () => requestWithoutReading(origin)),
  ];
  return (await Promise.all(slow)).flat();
}

/**
 * Stops the server while it has slow clients, and starts it again.
 * @param upload a complete request; it is sent several times before the signal, and must get a reply each time
 * @returns milliseconds from the signal to the exit
 */
async function stopOnce(site: RestartableSite, token: string, upload: Buffer, progress: Progress): Promise<number> {
  const clients = await openSlowClients(site.origin, token);
  const complete = await times(uploadCount, () => openConnection(site.origin, upload));
  // A busy server accepts a connection only after a while.
  await wait(1_000);
  const before = structuredClone(progress);
  const duration = await stopAndMeasure(site);
  for (const { socket } of clients) socket.destroy();
  await Promise.all([...clients, ...complete].map(({ closed }) => closed));
  expect(complete.map(statusOf)).toEqual(complete.map(() => 201));
  for (const { received } of complete) progress.placedIds.push(/"_id":"([^"]+)"/.exec(received())?.[1] ?? '');
  await site.start();
  await site.withDatabase((database) => expectKept(database, before));
  return duration;
}

async function stopAndMeasure(site: RestartableSite): Promise<number> {
  const start = performance.now();
  expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  const duration = performance.now() - start;
  expect(duration).toBeLessThan(maxShutdown);
  return duration;
}

test.each(engines)(
  'threats 7, 35: with %s, each of eight SIGTERMs under load, with slow clients and a silent mail server, makes the server exit with 0 within 15 s, and nothing is lost',
  async (engine) => {
    const smtp = await startSmtpServer();
    smtp.chooseReply = (command) => (command === 'DATA' ? 'stay silent' : undefined);
    const site = await openSite(engine, { settings: { SMTP_URL: smtp.url } });
    const progress = createProgress();
    const people = await addPeople(site);
    const { token } = await addPerson(site, 'donor');
    const upload = await createUpload(token);

    async function stopRepeatedly(): Promise<number> {
      let slowest = 0;
      for (let round = 0; round < rounds; round++)
        slowest = Math.max(slowest, await stopOnce(site, token, upload, progress));
      return slowest;
    }

    const slowest = await runTrafficDuring(stopRepeatedly(), site.origin, people, progress);
    await sweepAndCheckSite(site, progress);
    reportFigures(`SIGTERM under load, with ${engine}`, {
      signals: rounds,
      orders: progress.placedIds.length,
      completed: progress.completedIds.length,
      'complete requests answered': rounds * uploadCount,
      'slowest exit': Math.round(slowest),
    });
  },
);
