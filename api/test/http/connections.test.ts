import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureReply } from '@kindcrate/contract/replies';
import { fastify } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectionSettings, connectionTimeouts } from '../../src/http/connections.ts';
import { trackReplies } from '../../src/http/replies-in-flight.ts';
import { closeSilentConnections } from '../../src/http/silent-connections.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
let port: number;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});

/** Sends raw bytes and returns everything received until the connection closes. */
async function sendRaw(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return readAll(socket);
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may reset the connection while the client is still sending.
  socket.on('error', () => {});
  await once(socket, 'close');
  return text;
}

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
const bodyOf = (reply: string) => JSON.parse(reply.split('\r\n\r\n')[1] ?? '');

describe('threat 27: the server', () => {
  test('refuses 20 KB of headers with 431, in a reply with the usual shape and the security headers', async () => {
    const reply = await sendRaw(`GET /api/brands HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(statusOf(reply)).toBe(431);
    expect(failureReply.is(bodyOf(reply))).toBe(true);
    for (const header of [
      'x-content-type-options: nosniff',
      'content-security-policy: ',
      'strict-transport-security: ',
      'cache-control: no-store',
    ]) {
      expect(reply).toContain(`\r\n${header}`);
    }
  });

  test.each([
    ['no Host header', 'HTTP/1.1', '', 400],
    ['two Host headers', 'HTTP/1.1', 'Host: x\r\nHost: y\r\n', 400],
    ['two equal Host headers in HTTP/1.0', 'HTTP/1.0', 'Host: x\r\nhost: x\r\n', 400],
    ['an unknown Expect header', 'HTTP/1.1', 'Host: x\r\nExpect: a miracle\r\n', 417],
  ])(
    'threat 24, finding 11: refuses a request with %s, in a reply with the usual shape and the security headers',
    async (_name, version, headers, status) => {
      const reply = await sendRaw(`GET /api/brands ${version}\r\nConnection: close\r\n${headers}\r\n`);
      expect(statusOf(reply)).toBe(status);
      expect(failureReply.is(bodyOf(reply))).toBe(true);
      for (const header of ['x-content-type-options: nosniff', 'content-security-policy: ', 'cache-control: no-store'])
        expect(reply).toContain(`\r\n${header}`);
    },
  );

  test('serves an HTTP/1.0 client that sends no Host header, such as a health check', async () => {
    expect(statusOf(await sendRaw('GET /health HTTP/1.0\r\n\r\n'))).toBe(200);
  });

  test('refuses a request with two Authorization headers, even if one or both are valid', async () => {
    const token = await api.signUp();
    const validHeader = `Authorization: Bearer ${token}\r\n`;
    for (const headers of [
      validHeader + validHeader,
      `${validHeader}Authorization: Bearer x\r\n`,
      `authorization: Bearer x\r\n${validHeader}`,
    ]) {
      const reply = await sendRaw(`GET /api/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
      expect(statusOf(reply)).toBe(400);
      expect(bodyOf(reply)).toMatchObject({ success: false, code: 'bad_request' });
    }
  });
});

test('the server replies 400 to bytes that are not valid HTTP', async () => {
  for (const bytes of [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/brands HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ]) {
    const reply = await sendRaw(bytes);
    expect(statusOf(reply)).toBe(400);
    expect(failureReply.is(bodyOf(reply))).toBe(true);
  }
});

test('threat 25: the server refuses a photo of 100 MB before reading it', async () => {
  const token = await api.signUp();
  const head = `PUT /api/profile/uploadphoto HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n`;
  const reply = await sendRaw(
    `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 104857600\r\n\r\n--b\r\n`,
  );
  expect(statusOf(reply)).toBe(413);
  expect(bodyOf(reply)).toMatchObject({ code: 'image_refused', fields: { image: expect.stringContaining('10 MB') } });
});

describe.concurrent('threat 26: the server', () => {
  const head = 'POST /api/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  /** Sends `first`, then `next` every `interval` milliseconds until the server closes the connection. */
  async function sendSlowly(first: string, next: string, interval: number, to = port) {
    const start = performance.now();
    const socket = connect(to, '127.0.0.1');
    socket.write(first);
    const sending = setInterval(() => socket.write(next), interval);
    const reply = await readAll(socket);
    clearInterval(sending);
    return { reply, seconds: (performance.now() - start) / 1000 };
  }

  test('closes a connection after 8 seconds if its headers are incomplete', async ({ expect }) => {
    const { reply, seconds } = await sendSlowly(head, 'X-Slow: 1\r\n', 500);
    expect(statusOf(reply)).toBe(408);
    expect(seconds).toBeGreaterThan(7.5);
    expect(seconds).toBeLessThan(11);
  });

  test('closes a connection after 10 seconds in which no more of the body arrives', async ({ expect }) => {
    const { seconds } = await sendSlowly(`${head}Content-Length: 100\r\n\r\n{`, '', 60_000);
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(13);
  });

  test('closes a connection whose slow body takes longer than the limit for a whole request', async ({ expect }) => {
    // The real limit of 60 seconds would take too long.
    const settings = connectionSettings(api.services.environment, {
      ...connectionTimeouts,
      headers: 1_000,
      body: 3_000,
    });
    const app = fastify(settings);
    app.post('/api/Login', async () => 'received after all');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { reply, seconds } = await sendSlowly(`${head}Content-Length: 100000\r\n\r\n{`, ' ', 200, port);
    await app.close();
    expect(statusOf(reply)).toBe(408);
    expect(failureReply.is(bodyOf(reply))).toBe(true);
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(6);
  });

  test('keeps a silent connection open while handling its request, but not while waiting for the rest of the body', async ({
    expect,
  }) => {
    const app = fastify(connectionSettings(api.services.environment, { ...connectionTimeouts, silence: 500 }));
    closeSilentConnections(app, trackReplies(app));
    // The first route waits before the server reads the body, the second afterward.
    app.post('/unread', { onRequest: () => sleep(1_500) }, async () => 'handled');
    app.post('/read', () => sleep(1_500, 'handled'));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const send = async (path: string, body: string) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\n`;
      return (await sendSlowly(`${head}Content-Length: 900000\r\n\r\n${body}`, '', 60_000, port)).reply;
    };
    const whole = 'x'.repeat(900_000);
    const [unread, read, partial] = await Promise.all([
      send('/unread', whole),
      send('/read', whole),
      send('/read', 'x'),
    ]);
    await app.close();
    for (const reply of [unread, read]) expect(reply).toContain('handled');
    expect(partial).toBe('');
  });

  test('allows 8 s for headers, 10 s of silence and 60 s for a whole request', ({ expect }) => {
    const { headersTimeout, timeout, requestTimeout } = api.app.server;
    expect({ headersTimeout, timeout, requestTimeout }).toEqual({
      headersTimeout: 8_000,
      timeout: 10_000,
      requestTimeout: 60_000,
    });
  });

  test('serves other requests while slow connections are open', async ({ expect }) => {
    // The tests above run at the same time; after a second, their connections are open.
    await sleep(1_000);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });
});
