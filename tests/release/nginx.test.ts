import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { runNginx } from '../../scripts/run-nginx.ts';
import { type Nginx, startNginx } from './start-nginx.ts';
import { startRelease } from './start-release.ts';

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request through nginx, whose certificate is verified. */
async function send(nginx: Nginx, url: string, options: RequestOptions = {}, body?: Buffer | string): Promise<Reply> {
  const sent = request({
    host: 'localhost',
    family: 4,
    port: nginx.httpsPort,
    ca: nginx.certificate,
    path: url,
    agent: false,
    ...options,
  });
  // nginx may reply and close the connection before it has read the whole body. An error before the reply still makes `once` reject.
  sent.on('error', () => {});
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, text: (await buffer(response)).toString() };
}

async function startReleaseBehindNginx(settings: Record<string, string> = {}) {
  const release = await startRelease({ TRUST_PROXY_HOPS: '1', ...settings });
  return { release, nginx: await startNginx(release.port) };
}

describe('nginx with deploy/nginx.conf, in front of the release', () => {
  test('serves TLS 1.2 and 1.3 with HTTP/2, but not TLS 1.1, and redirects HTTP to HTTPS', async () => {
    const { nginx } = await startReleaseBehindNginx();
    const plain = await fetch(`http://127.0.0.1:${nginx.httpPort}/about?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/about?a=1']);
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const socket = connect({ ...tlsOptions(nginx), minVersion: version, maxVersion: version, ALPNProtocols: ['h2'] });
      await once(socket, 'secureConnect');
      expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([version, 'h2']);
      socket.destroy();
    }
    // At its default security level, OpenSSL 3 does not even offer TLS 1.1, so the refusal would be the client's own.
    const ciphers = 'DEFAULT@SECLEVEL=0';
    const old = connect({ ...tlsOptions(nginx), minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers });
    await expect(once(old, 'secureConnect')).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
  });

  test('keeps each security header of the server exactly once, and hides the version of nginx', async () => {
    const { nginx, release } = await startReleaseBehindNginx();
    const direct = await fetch(release.origin);
    const { headers } = await send(nginx, '/');
    const names = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'];
    for (const name of names) expect(headers[name], name).toBe(direct.headers.get(name));
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers.server).toBe('nginx');
  });

  test('threat 50: logs requests, but not the return URL of a payment, because it contains the last digits of the card', async () => {
    const nginx = await startNginx(await findFreePort());
    await send(nginx, '/api/payment/return?id=1&source_data.pan=2346');
    await send(nginx, '/api/brands');
    await expect.poll(() => readFileSync(nginx.accessLog, 'utf8')).toContain('/api/brands');
    expect(readFileSync(nginx.accessLog, 'utf8')).not.toContain('/api/payment/return');
  });

  test('passes on compressed pages, and replies 304 to a browser that has the page', async () => {
    const { nginx } = await startReleaseBehindNginx();
    const page = await send(nginx, '/login', { headers: { 'accept-encoding': 'br' } });
    expect(page.headers['content-encoding']).toBe('br');
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) };
    expect((await send(nginx, '/login', { headers })).status).toBe(304);
  });

  test('serves files with a hash in their name from its cache, even while the server is stopped, but does not cache pages or API replies', async () => {
    const { nginx, release } = await startReleaseBehindNginx();
    const { text: page } = await send(nginx, '/login');
    const [file = ''] = /\/static\/js\/[\w.-]+\.js/.exec(page) ?? /\/_astro\/[\w.-]+/.exec(page) ?? [];
    const first = await send(nginx, file);
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS']);
    expect(first.headers['cache-control']).toContain('immutable');
    expect((await send(nginx, file)).headers['x-cache']).toBe('HIT');
    await release.stop();
    expect((await send(nginx, file)).text).toBe(first.text);
    for (const url of ['/login', '/', '/api/brands']) expect((await send(nginx, url)).status, url).toBe(502);
  });

  test('passes on uploads of 20 MB, so that the API itself can refuse them, but refuses 40 MB', async () => {
    const { nginx } = await startReleaseBehindNginx();
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 20_000_000 };
    const loggedOut = await send(
      nginx,
      '/api/profile/uploadphoto',
      { method: 'PUT', headers },
      Buffer.alloc(20_000_000),
    );
    expect([loggedOut.status, JSON.parse(loggedOut.text).success]).toEqual([401, false]);
    const huge = { ...headers, 'content-length': 40_000_000 };
    const refused = request({ ...tlsOptions(nginx), path: '/api/profile/uploadphoto', method: 'PUT', headers: huge });
    refused.on('error', () => {}).flushHeaders();
    const [response] = await once(refused, 'response');
    expect(response.statusCode).toBe(413);
    refused.destroy();
  });

  test('threat 18: passes the IP address of the client to the server, and the client cannot choose it (TRUST_PROXY_HOPS=1)', async () => {
    const { nginx } = await startReleaseBehindNginx({ LIMIT_LOGINS_PER_QUARTER_HOUR: '2', ADDRESS_LIMIT_FACTOR: '1' });
    const logIn = async (address: string, localAddress: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const body = JSON.stringify({ email: 'ines@example.com', password: 'a jar of marmalade' });
      return (await send(nginx, '/api/Login', { method: 'POST', headers, localAddress }, body)).status;
    };
    const statuses = [await logIn('10.0.0.1', '127.0.0.2'), await logIn('10.0.0.2', '127.0.0.2')];
    expect(statuses).not.toContain(429);
    // The third login from this address exceeds the limit, whatever `x-forwarded-for` contains. Another address has its own limit.
    expect(await logIn('10.0.0.3', '127.0.0.2')).toBe(429);
    expect(await logIn('10.0.0.3', '127.0.0.3')).not.toBe(429);
  });

  test('passes requests, even a POST, to the other server when one of two has stopped', async () => {
    const [first, second] = [await startRelease(), await startRelease()];
    const nginx = await startNginx(first.port, second.port);
    await first.stop();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'ines@example.com', password: 'a jar of marmalade' });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await send(nginx, '/api/brands')).status).toBe(200);
      expect((await send(nginx, '/api/Login', { method: 'POST', headers }, body)).status).toBe(401);
    }
    await second.stop();
    expect((await send(nginx, '/api/brands')).status).toBe(502);
  });

  test('passes on health checks, and hides the metrics', async () => {
    const { nginx } = await startReleaseBehindNginx();
    for (const url of ['/health', '/ready']) expect((await send(nginx, url)).status, url).toBe(200);
    expect((await send(nginx, '/metrics')).status).toBe(404);
  });
});

test('an nginx that does not start is reported immediately, with the error in its configuration', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'nginx.conf'), 'events {}\nlisten 80;\n');
  await expect(runNginx(folder, await findFreePort())).rejects.toThrow(
    /^nginx did not start: .*"listen" .*nginx\.conf:2/,
  );
});

function tlsOptions({ httpsPort, certificate }: Nginx) {
  return { host: '127.0.0.1', servername: 'localhost', port: httpsPort, ca: certificate };
}
