import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { samplePicturesFolder } from '../../../scripts/test-server.ts';
import { addMessage } from '../../src/mail/outbox-repository.ts';
import { orderMessageKind } from '../../src/orders/mail.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { noisyJpeg, plainJpeg, smallJpeg } from '../support/photos.ts';
import { confirmEmail, createDataFolder, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { createRegistration, password } from '../support/test-app.ts';

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary replies
  body: any;
}

async function post(origin: string, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, body: await reply.json() };
}

async function signUp({ origin, folder }: ServerProcess, email: string): Promise<string> {
  await post(origin, '/api/register', createRegistration({ email }));
  confirmEmail(folder, email);
  return logIn(origin, email);
}

async function logIn(origin: string, email: string): Promise<string> {
  return (await post(origin, '/api/Login', { email, password })).body.token;
}

async function donate(origin: string, token: string, image: Buffer): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}` };
  const body = toFormData(await createDonation({ image }));
  const reply = await fetch(`${origin}/api/order/donataionorder`, { method: 'POST', headers, body });
  return { status: reply.status, body: await reply.json() };
}

async function listOrders(origin: string, token: string): Promise<{ _id: string; image: { url: string } }[]> {
  const reply = await fetch(`${origin}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as Reply['body']).data.orders;
}

describe('starting the server', () => {
  test('prints the URL, the data folder and, the first time only, a working staff login', async () => {
    const folder = await createDataFolder();
    const first = await startServerProcess(folder);
    expect(first.output()).toMatch(/^Kindcrate is running at http:\/\/localhost:\d+$/m);
    expect(first.output()).toContain(`Data is stored in ${folder}\n`);
    const [, email = '', generated = ''] =
      /^Staff login, shown only this once: (\S+) with the password (\S+)$/m.exec(first.output()) ?? [];
    expect((await post(first.origin, '/api/Login', { email, password: generated })).status).toBe(200);
    await first.stop('SIGTERM');
    const second = await startServerProcess(folder);
    expect(second.output()).not.toContain('Staff');
    await second.stop('SIGTERM');
    expect([first.errors(), second.errors()]).toEqual(['', '']);
  });

  test('threat 50: prints no password that the settings contain', async () => {
    const settings = { STAFF_EMAIL: 'boss@example.com', STAFF_PASSWORD: 'a private sentence' };
    const server = await startServerProcess(await createDataFolder(), settings);
    expect(server.output()).toContain('Staff login: boss@example.com with the password from STAFF_PASSWORD\n');
    const reply = await post(server.origin, '/api/Login', {
      email: settings.STAFF_EMAIL,
      password: settings.STAFF_PASSWORD,
    });
    expect(reply.status).toBe(200);
    await server.stop('SIGTERM');
    expect(server.output() + server.errors()).not.toContain(settings.STAFF_PASSWORD);
  });

  test('makes its data readable only by the user who runs it', async () => {
    const folder = join(await createDataFolder(), 'first-start');
    const server = await startServerProcess(folder);
    await server.stop('SIGTERM');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('kindcrate.sqlite');
    expect(files.filter((file) => statSync(join(folder, file)).mode & 0o077)).toEqual([]);
  });

  test('reports in one line that the port is in use', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const server = await startServerProcess(await createDataFolder(), { PORT: String(port) });
    expect(server.errors()).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    );
    expect(server.process.exitCode).toBe(1);
    otherServer.close();
  });

  test('reports invalid settings by name', async () => {
    const server = await startServerProcess(await createDataFolder(), { PORT: 'x', LOG_LEVEL: 'loud' });
    expect(server.errors()).toMatch(/^These settings are not valid:\n {2}PORT must be .*\n {2}LOG_LEVEL must be .*\n$/);
    expect(server.process.exitCode).toBe(1);
  });

  test('threat 4: reports in one line that the data folder is in use, and names the folder and the process', async () => {
    const folder = await createDataFolder();
    const first = await startServerProcess(folder);
    const second = await startServerProcess(folder);
    expect(second.errors()).toBe(
      `The data folder ${folder} is in use by process ${first.process.pid}. Stop that process first.\n`,
    );
    expect(second.process.exitCode).toBe(1);
    await first.stop('SIGKILL');
    const third = await startServerProcess(folder);
    expect(third.origin).not.toBe('');
    await third.stop('SIGTERM');
  });

  test('threat 2: completes a first start that was killed several times while it created and filled the tables', async () => {
    const folder = await createDataFolder();
    rmSync(folder, { recursive: true });
    const settings = { SAMPLE_DATA: 'true' };
    // Rendering the sample pictures takes 14 s, so these kills interrupt it.
    for (const killAfter of [300, 900]) await startServerProcess(folder, settings, killAfter);
    // With pictures that are already rendered, these kills interrupt the storing of images and rows.
    const withPictures = { ...settings, SAMPLE_PICTURES_FOLDER: samplePicturesFolder };
    for (const killAfter of [600, 900, 1300]) await startServerProcess(folder, withPictures, killAfter);
    const last = await startServerProcess(folder, withPictures);
    const reply = await fetch(`${last.origin}/api/brands`);
    const { result } = (await reply.json()) as Reply['body'];
    expect(result.length).toBeGreaterThanOrEqual(8);
    for (const { image } of result) expect((await fetch(last.origin + image.url)).status).toBe(200);
    await last.stop('SIGTERM');
    expect(last.errors()).toBe('');
  });
});

describe('stopping the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'threat 7: on %s, finishes the requests in progress and exits with code 0',
    async (signal) => {
      const folder = await createDataFolder();
      const server = await startServerProcess(folder);
      const token = await signUp(server, 'donor@example.com');
      const image = await plainJpeg(3000, 2000);
      const requests = Array.from({ length: 3 }, () => donate(server.origin, token, image));
      await Promise.race(requests);
      const [replies, { code }] = await Promise.all([Promise.all(requests), server.stop(signal)]);
      expect(replies.map(({ status }) => status)).toEqual(Array(3).fill(201));
      expect(code).toBe(0);
      await expect(fetch(`${server.origin}/health`)).rejects.toThrow();
      const next = await startServerProcess(folder);
      expect(await listOrders(next.origin, token)).toHaveLength(3);
      await next.stop('SIGTERM');
      expect(existsSync(join(folder, 'kindcrate.sqlite-wal'))).toBe(false);
    },
  );

  test('does not wait for a connection without a request', async () => {
    const server = await startServerProcess(await createDataFolder());
    const silent = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(silent, 'connect');
    await fetch(`${server.origin}/health`);
    const start = performance.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(performance.now() - start).toBeLessThan(2_000);
    silent.destroy();
  });
});

/** Only a few kills, because `npm run test:faults` kills servers 25 times, under load and on both engines. */
const killCount = 6;

test(`threat 1: every acknowledged order and its image survive ${killCount} SIGKILLs`, async () => {
  const folder = await createDataFolder();
  const email = 'survivor@example.com';
  const acknowledged = new Set<string>();
  const image = await noisyJpeg();
  for (let kill = 1; kill <= killCount; kill++) {
    const server = await startServerProcess(folder);
    const token = kill === 1 ? await signUp(server, email) : await logIn(server.origin, email);
    const requests = Array.from({ length: 3 }, async () => {
      const reply = await donate(server.origin, token, image).catch(() => undefined);
      if (reply?.status === 201) acknowledged.add(reply.body.data._id);
    });
    // Waiting for one, any of two or any of three requests makes the kills happen at different moments.
    await Promise.race(requests.slice(0, 1 + (kill % 3)));
    await server.stop('SIGKILL');
    await Promise.all(requests);
  }
  const server = await startServerProcess(folder);
  const orders = await listOrders(server.origin, await logIn(server.origin, email));
  expect(acknowledged.size).toBeGreaterThanOrEqual(killCount);
  expect(orders.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...acknowledged]));
  for (const order of orders) expect((await fetch(server.origin + order.image.url)).status).toBe(200);
  await server.stop('SIGTERM');
});

test('a running server sends the donor of a new order an email', async () => {
  const smtp = await startSmtpServer();
  const server = await startServerProcess(await createDataFolder(), {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'desk@example.com',
  });
  const token = await signUp(server, 'mail@example.com');
  await donate(server.origin, token, await smallJpeg());
  const findMail = () =>
    smtp.emails.find(({ content }) => content.includes('Subject: We received your donation offer'));
  await expect.poll(findMail, { timeout: 10_000 }).toMatchObject({ to: ['mail@example.com'] });
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
});

test('the log reports a refused email without the address of its recipient', async () => {
  const smtp = await startSmtpServer();
  const server = await startServerProcess(await createDataFolder(), { SMTP_URL: smtp.url });
  const refused = new Promise<void>((resolve) => {
    smtp.chooseReply = (command) => {
      if (!command.startsWith('RCPT')) return undefined;
      resolve();
      return `550 ${command} is nobody here`;
    };
  });
  await donate(server.origin, await signUp(server, 'nobody@example.com'), await smallJpeg());
  await refused;
  await server.stop('SIGTERM');
  expect(server.output()).toMatch(/"responseCode":550.*could not send an email/);
  expect(server.output() + server.errors()).not.toContain('nobody@example.com');
});

test('finding 11: the log of a failed email contains neither what staff wrote nor any other part of its payload', async () => {
  const smtp = await startSmtpServer();
  const folder = await createDataFolder();
  const data = await openDataFolder(folder);
  const content = { orderId: 'order-1', status: 'declined', reason: 'a private reason' };
  await addMessage(data.database, orderMessageKind, content, new Date().toISOString());
  await data.close();
  const server = await startServerProcess(folder, { SMTP_URL: smtp.url });
  while (!server.output().includes('could not send an email')) await sleep(50);
  await server.stop('SIGTERM');
  expect(server.output()).toMatch(/"message":\{"id":"[^"]+","kind":"order status","attempts":1\}/);
  expect(server.output() + server.errors()).not.toMatch(/a private reason|order-1|payload/);
});
