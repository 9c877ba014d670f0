import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { createDonation, toFormData } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { confirmEmail, createDataFolder, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { createRegistration, password } from '../support/test-app.ts';

/** The head of a login request, and the first of the 60,000 bytes of its body. */
const startOfLogin =
  'POST /api/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';

interface Client {
  socket: Socket;
  received: () => string;
  closed: Promise<unknown>;
}

/** Opens a connection and sends the bytes: a request, only the start of one, or nothing. */
async function openConnection({ origin }: ServerProcess, bytes: string | Buffer): Promise<Client> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may reset the connection while the client is still sending.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, received: () => text, closed };
}

/** Opens a connection, and sends the first bytes of a request, and then one byte every 300 ms until the connection is closed. */
async function sendSlowly(server: ServerProcess, firstBytes: string): Promise<Client> {
  const client = await openConnection(server, firstBytes);
  const timer = setInterval(() => client.socket.write(' '), 300);
  client.socket.once('close', () => clearInterval(timer));
  return client;
}

async function stopAndMeasure(server: ServerProcess) {
  const start = performance.now();
  const { code } = await server.stop('SIGTERM');
  return { code, seconds: (performance.now() - start) / 1000 };
}

async function signUp({ origin, folder }: ServerProcess): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await post('/api/register', createRegistration());
  confirmEmail(folder, 'robin@example.com');
  return ((await post('/api/Login', { email: 'robin@example.com', password })) as { token: string }).token;
}

/** The bytes of a complete request with a donation. */
async function createUpload(token: string): Promise<Buffer> {
  const form = new Response(toFormData(await createDonation({ image: await smallJpeg() })));
  const body = Buffer.from(await form.arrayBuffer());
  const head = `POST /api/order/donataionorder HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  const type = `Content-Type: ${form.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + type), body]);
}

async function donate({ origin }: ServerProcess, token: string): Promise<number> {
  const body = toFormData(await createDonation({ image: await smallJpeg() }));
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/order/donataionorder`, { method: 'POST', headers, body })).status;
}

describe.concurrent('threat 35, finding 3: on SIGTERM, the server exits with 0 within 15 seconds', () => {
  test('while clients send bodies and headers byte by byte, and answers incomplete bodies with 503', async ({
    expect,
  }) => {
    const server = await startServerProcess(await createDataFolder());
    const bodies = await Promise.all(Array.from({ length: 5 }, () => sendSlowly(server, startOfLogin)));
    await sendSlowly(server, 'GET /api/brands HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await sleep(300);
    const { code, seconds } = await stopAndMeasure(server);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(15);
    await Promise.all(bodies.map(({ closed }) => closed));
    for (const { received } of bodies) {
      expect(received()).toMatch(/^HTTP\/1\.1 503 /);
      expect(received()).toContain('\r\nx-content-type-options: nosniff\r\n');
      expect(received()).toContain('"code":"unavailable"');
    }
    // The log has no warnings (40) and no errors (50, 60).
    expect(server.output() + server.errors()).not.toMatch(/"level":[456]0/);
  });

  test('while clients send photos byte by byte', async ({ expect }) => {
    const server = await startServerProcess(await createDataFolder());
    const token = await signUp(server);
    const head = `POST /api/order/donataionorder HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    const form = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000\r\n\r\n--b\r\n';
    const clients = await Promise.all(Array.from({ length: 6 }, () => sendSlowly(server, head + form)));
    await sleep(300);
    const { code, seconds } = await stopAndMeasure(server);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(15);
    await Promise.all(clients.map(({ closed }) => closed));
    for (const { received } of clients) expect(received()).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('while a client does not read its replies', async ({ expect }) => {
    const server = await startServerProcess(await createDataFolder());
    const request = 'GET /api/brands HTTP/1.1\r\nHost: x\r\n\r\n';
    const { socket, closed } = await openConnection(server, '');
    socket.pause();
    // More replies than fit in the buffers of both sides.
    for (let batch = 0; batch < 60; batch++) socket.write(request.repeat(200));
    await sleep(1_000);
    const { code, seconds } = await stopAndMeasure(server);
    socket.destroy();
    await closed;
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(15);
  });

  test('while the mail server hangs, and sends the email after the next start', async ({ expect }) => {
    const smtp = await startSmtpServer();
    const folder = await createDataFolder();
    const server = await startServerProcess(folder, { SMTP_URL: smtp.url });
    const mailServerHangs = new Promise<void>((resolve) => {
      smtp.chooseReply = (command) => {
        if (command !== 'DATA') return undefined;
        resolve();
        return 'stay silent';
      };
    });
    expect(await donate(server, await signUp(server))).toBe(201);
    await mailServerHangs;
    const { code, seconds } = await stopAndMeasure(server);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(15);
    expect(smtp.emails).toEqual([]);
    smtp.chooseReply = () => undefined;
    const next = await startServerProcess(folder, { SMTP_URL: smtp.url });
    expect(await smtp.waitForEmails(1)).toMatchObject([{ to: ['robin@example.com'] }]);
    await next.stop('SIGTERM');
  });

  test('after it has answered a request that arrives slowly but completely', async ({ expect }) => {
    const server = await startServerProcess(await createDataFolder());
    const { socket, received, closed } = await openConnection(server, startOfLogin.replace('60000', '2'));
    await sleep(300);
    const stopped = stopAndMeasure(server);
    await sleep(2_000);
    socket.write('}');
    expect((await stopped).code).toBe(0);
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(received()).toContain('"code":"invalid_fields"');
  });

  test('finding 17: after it has answered all uploads that had arrived, even those that it had not read yet', async ({
    expect,
  }) => {
    const server = await startServerProcess(await createDataFolder());
    const upload = await createUpload(await signUp(server));
    const clients = await Promise.all(Array.from({ length: 30 }, () => openConnection(server, upload)));
    const { code } = await stopAndMeasure(server);
    expect(code).toBe(0);
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ received }) => received().slice(0, 12))).toEqual(clients.map(() => 'HTTP/1.1 201'));
  });

  test('finding 17: after it has answered all requests that had arrived, even if its event loop is slow', async ({
    expect,
  }) => {
    const busy = join(import.meta.dirname, '../support/busy-event-loop.ts');
    const server = await startServerProcess(await createDataFolder(), { NODE_OPTIONS: `--import ${busy}` });
    const request = 'GET /api/brands HTTP/1.1\r\nHost: x\r\n\r\n';
    const clients = await Promise.all(Array.from({ length: 12 }, () => openConnection(server, request)));
    const { code, seconds } = await stopAndMeasure(server);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(15);
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ received }) => received().slice(0, 12))).toEqual(clients.map(() => 'HTTP/1.1 200'));
  });

  test('finding 8: after every upload that waits for its turn has received a reply', async ({ expect }) => {
    const server = await startServerProcess(await createDataFolder());
    const token = await signUp(server);
    const requests = Array.from({ length: 30 }, () => donate(server, token));
    await Promise.race(requests);
    const [replies, { code }] = await Promise.all([Promise.all(requests), stopAndMeasure(server)]);
    expect(code).toBe(0);
    expect(new Set(replies).difference(new Set([201, 503]))).toEqual(new Set());
  });
});
