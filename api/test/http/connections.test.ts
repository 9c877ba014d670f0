import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureReply } from '@kindcrate/contract/replies';
import { fastify } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectionSettings, connectionTimeouts } from '../../src/http/connections.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
let port: number;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});

/** Sends bytes as they are, and gives everything that comes back until the connection ends. */
async function converse(...parts: string[]): Promise<string> {
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
  socket.on('error', () => {});
  await once(socket, 'close');
  return text;
}

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
const bodyOf = (reply: string) => JSON.parse(reply.split('\r\n\r\n')[1] ?? '');

describe('threat 27', () => {
  test('20 KB of headers are refused with 431, in the usual shape and with the usual headers', async () => {
    const reply = await converse(`GET /api/brands HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
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

  test('two Authorization headers are refused, whichever is right', async () => {
    const token = await api.signUp();
    const right = `Authorization: Bearer ${token}\r\n`;
    for (const both of [right + right, `${right}Authorization: Bearer x\r\n`, `authorization: Bearer x\r\n${right}`]) {
      const reply = await converse(`GET /api/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${both}\r\n`);
      expect(statusOf(reply)).toBe(400);
      expect(bodyOf(reply)).toMatchObject({ success: false, code: 'bad_request' });
    }
  });
});

test('what is no HTTP is refused with 400', async () => {
  for (const noise of [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/brands HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ]) {
    const reply = await converse(noise);
    expect(statusOf(reply)).toBe(400);
    expect(failureReply.is(bodyOf(reply))).toBe(true);
  }
});

test('threat 25: 100 MB of photo are refused before they are read', async () => {
  const token = await api.signUp();
  const head = `PUT /api/profile/uploadphoto HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n`;
  const reply = await converse(
    `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 104857600\r\n\r\n--b\r\n`,
  );
  expect(statusOf(reply)).toBe(413);
  expect(bodyOf(reply)).toMatchObject({ code: 'image_refused', fields: { image: expect.stringContaining('10 MB') } });
});

describe.concurrent('threat 26: a connection is closed', () => {
  const head = 'POST /api/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  async function drip(first: string, drop: string, every: number, to = port) {
    const start = performance.now();
    const socket = connect(to, '127.0.0.1');
    socket.write(first);
    const dripping = setInterval(() => socket.write(drop), every);
    const reply = await readAll(socket);
    clearInterval(dripping);
    return { reply, seconds: (performance.now() - start) / 1000 };
  }

  test('when its headers are not there after 8 seconds', async ({ expect }) => {
    const { reply, seconds } = await drip(head, 'X-Slow: 1\r\n', 500);
    expect(statusOf(reply)).toBe(408);
    expect(seconds).toBeGreaterThan(7.5);
    expect(seconds).toBeLessThan(11);
  });

  test('when nothing of its body comes for 10 seconds', async ({ expect }) => {
    const { seconds } = await drip(`${head}Content-Length: 100\r\n\r\n{`, '', 60_000);
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(13);
  });

  test('when its body drips for longer than a whole request may take', async ({ expect }) => {
    const settings = connectionSettings(api.services.environment, {
      ...connectionTimeouts,
      headers: 1_000,
      body: 3_000,
    });
    const dripped = fastify(settings);
    dripped.post('/api/Login', async () => 'it came after all');
    await dripped.listen({ port: 0, host: '127.0.0.1' });
    const { port } = dripped.server.address() as AddressInfo;
    const { reply, seconds } = await drip(`${head}Content-Length: 100000\r\n\r\n{`, ' ', 200, port);
    await dripped.close();
    expect(statusOf(reply)).toBe(408);
    expect(failureReply.is(bodyOf(reply))).toBe(true);
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(6);
  });

  test('by the limits of the design: 8 s for headers, 10 s of silence, 60 s for a whole request', ({ expect }) => {
    const { headersTimeout, timeout, requestTimeout } = api.app.server;
    expect({ headersTimeout, timeout, requestTimeout }).toEqual({
      headersTimeout: 8_000,
      timeout: 10_000,
      requestTimeout: 60_000,
    });
  });

  test('and others are served meanwhile', async ({ expect }) => {
    await sleep(1_000);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });
});
