import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { checkFolders } from '../../src/doctor/check-folders.ts';
import { checkMailServer } from '../../src/doctor/check-mail.ts';
import { checkPayments } from '../../src/doctor/check-payments.ts';
import { checkServer, checkVersions } from '../../src/doctor/check-server.ts';
import { checkSettings } from '../../src/doctor/check-settings.ts';
import { checkStore } from '../../src/doctor/check-store.ts';
import { formatFinding } from '../../src/doctor/finding.ts';
import { addCleanup } from '../support/cleanup.ts';
import { faults, startPaymob } from '../support/paymob.ts';
import { createDataFolder } from '../support/server-process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const environmentOf = (settings: Record<string, string>) => readEnvironment(settings);

async function listen(server: ReturnType<typeof createTcpServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addCleanup(() => new Promise((resolve) => server.close(resolve)));
  return `${(server.address() as AddressInfo).port}`;
}

test('a finding in the report of the doctor starts with its level and topic, and its advice is on the next line', () => {
  expect(formatFinding('mail', { level: 'problem', text: 'down', advice: 'Start it.' })).toBe(
    'PROBLEM  mail      down\n                   → Start it.',
  );
});

describe('the check of the settings', () => {
  test('finds no problem in valid settings', () => {
    expect(checkSettings({}).findings).toEqual([{ level: 'ok', text: 'all are valid' }]);
  });

  test('reports each setting that is not valid, and returns no environment', () => {
    const { environment, findings } = checkSettings({ PORT: 'x', JWT_SECRET: 'too-short' });
    expect(environment).toBeUndefined();
    expect(findings.map(({ level, text }) => [level, text.split(' must be')[0]])).toEqual([
      ['problem', 'PORT'],
      ['problem', 'JWT_SECRET'],
    ]);
    expect(JSON.stringify(findings)).not.toContain('too-short');
  });

  test('reports any other error that occurs while the settings are read', () => {
    const unreadable = new Proxy({}, { get: () => expect.unreachable('the environment cannot be read') });
    expect(checkSettings(unreadable).findings).toMatchObject([
      { level: 'problem', text: expect.stringContaining('the environment cannot be read') },
    ]);
  });

  test('reports settings that do not suit production, and misspelled ones', () => {
    const { environment, findings } = checkSettings({ NODE_ENV: 'production', SMPT_URL: 'smtp://a.example.com' });
    expect(environment).toBeDefined();
    expect(findings.map(({ level, text }) => `${level} ${text.split(' ')[0]}`)).toEqual([
      'problem PUBLIC_URL',
      'problem SMTP_URL',
      'warning SMPT_URL',
    ]);
  });
});

describe('the check of the folders', () => {
  test('finds no problem with a private folder that has enough space', async () => {
    const DATA_FOLDER = await createDataFolder();
    const findings = await checkFolders(environmentOf({ DATA_FOLDER, MIN_FREE_MEGABYTES: '0' }));
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  test('warns about a missing folder, which the first start creates', async () => {
    const DATA_FOLDER = join(await createDataFolder(), 'a', 'b');
    expect(await checkFolders(environmentOf({ DATA_FOLDER }))).toMatchObject([
      { level: 'warning', text: `${DATA_FOLDER} does not exist yet` },
    ]);
  });

  test('reports a file where the folder, or a folder above it, should be', async () => {
    const file = join(await createDataFolder(), 'file');
    writeFileSync(file, '');
    expect(await checkFolders(environmentOf({ DATA_FOLDER: file }))).toMatchObject([
      { level: 'problem', text: `${file} is not a folder` },
    ]);
    expect(await checkFolders(environmentOf({ DATA_FOLDER: join(file, 'data') }))).toMatchObject([
      { level: 'problem', text: expect.stringContaining('nothing can be written') },
    ]);
  });

  test('reports a folder that belongs to another user, and writes nothing there', async () => {
    const DATA_FOLDER = await createDataFolder();
    const readState = () => [statSync(DATA_FOLDER).mtimeMs, readdirSync(DATA_FOLDER, { recursive: true })];
    const before = readState();
    expect(await checkFolders(environmentOf({ DATA_FOLDER }), 4_242)).toMatchObject([
      { level: 'problem', text: expect.stringContaining('this command runs as 4242') },
    ]);
    expect(readState()).toEqual(before);
  });

  test('warns about a folder that other users can open, and reports a full disk', async () => {
    const DATA_FOLDER = await createDataFolder();
    chmodSync(DATA_FOLDER, 0o755);
    const findings = await checkFolders(environmentOf({ DATA_FOLDER, MIN_FREE_MEGABYTES: '1000000' }));
    expect(findings).toMatchObject([
      { level: 'warning', advice: expect.stringContaining(`chmod 700 ${DATA_FOLDER}`) },
      { level: 'problem', text: expect.stringMatching(/^only [\d,]+ MB are free, so uploads/) },
    ]);
  });
});

describe('the check of the image store', () => {
  test('finds no problem in a store that can store files, and leaves no file there', async () => {
    const DATA_FOLDER = await createDataFolder();
    expect(await checkStore(environmentOf({ DATA_FOLDER }))).toMatchObject({ level: 'ok' });
    expect(readdirSync(join(DATA_FOLDER, 'images'))).toEqual([]);
  });

  test('warns about a folder that does not exist yet, and reports a file in its place', async () => {
    const DATA_FOLDER = await createDataFolder();
    rmSync(join(DATA_FOLDER, 'images'), { recursive: true });
    expect(await checkStore(environmentOf({ DATA_FOLDER }))).toMatchObject({ level: 'warning' });
    writeFileSync(join(DATA_FOLDER, 'images'), '');
    expect(await checkStore(environmentOf({ DATA_FOLDER }))).toMatchObject({ level: 'problem' });
  });
});

describe('the check of the mail server', () => {
  const check = (SMTP_URL: string) => checkMailServer(environmentOf({ SMTP_URL }), 500);

  test('sends no email, finds no problem with a server that answers, and warns when no server is configured', async () => {
    const smtp = await startSmtpServer();
    expect(await check(smtp.url)).toMatchObject({ level: 'ok' });
    expect(smtp.emails).toEqual([]);
    expect(await check('')).toMatchObject({ level: 'warning', text: expect.stringMatching(/^no mail server/) });
  });

  test('reports a server that refuses the login, without showing the username or the password', async () => {
    const smtp = await startSmtpServer();
    smtp.chooseReply = (command) => {
      if (command.startsWith('EHLO')) return '250-hello\r\n250 AUTH PLAIN';
      return command.startsWith('AUTH') ? '535 desk-name is not allowed' : undefined;
    };
    const finding = await check(smtp.url.replace('smtp://', 'smtp://desk-name:private-word@'));
    expect(finding).toMatchObject({ level: 'problem', advice: expect.stringContaining('username and the password') });
    expect(JSON.stringify(finding)).not.toMatch(/desk-name|private-word/);
  });

  test.each([
    ['closes the connection', 'hang up'],
    ['does not answer', 'stay silent'],
  ] as const)('reports a server that %s', async (_, reply) => {
    const smtp = await startSmtpServer();
    smtp.chooseReply = () => reply;
    expect(await check(smtp.url)).toMatchObject({ level: 'problem' });
  });

  test('reports a port where nothing listens', async () => {
    const smtp = await startSmtpServer();
    await smtp.close();
    expect(await check(smtp.url)).toMatchObject({ level: 'problem', advice: expect.stringContaining('SMTP_URL') });
  });
});

describe('the check of the server', () => {
  const check = (PORT: string) => checkServer(environmentOf({ PORT }));
  const serve = (readyStatus: number, health: object = { success: true, message: 'running' }) =>
    listen(
      createServer(({ url }, response) => {
        response.statusCode = url === '/ready' ? readyStatus : 200;
        response.end(
          JSON.stringify(url === '/ready' ? { message: readyStatus === 200 ? 'ready' : 'no disk' } : health),
        );
      }),
    );

  test('reports whether the port is free or used by another program', async () => {
    const closed = createTcpServer();
    const port = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect(await check(port)).toMatchObject({ level: 'ok', text: expect.stringMatching(/^no server runs/) });
    const other = await listen(createServer((_request, response) => response.end('hello')));
    expect(await check(other)).toMatchObject({ level: 'problem', text: `another program uses port ${other}` });
  });

  test.each([
    ['closes every connection', (socket: Socket) => socket.destroy()],
    ['resets connections', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['does not speak HTTP', (socket: Socket) => socket.end('220 ready\r\n')],
  ])('reports another program that %s', async (_, handle) => {
    const port = await listen(createTcpServer((socket) => void handle(socket.resume())));
    expect(await check(port)).toMatchObject({ level: 'problem', text: `another program uses port ${port}` });
  });

  test('reports a program that accepts connections but never answers', async () => {
    const port = await listen(createTcpServer((socket) => void socket.resume()));
    const finding = await checkServer(environmentOf({ PORT: port }), 100);
    expect(finding).toMatchObject({ level: 'problem', text: `http://127.0.0.1:${port} does not answer` });
  });

  test('advises checking HOST and PORT when no connection can be made', async () => {
    // No machine can have this address.
    expect(await checkServer(environmentOf({ HOST: '255.255.255.255', PORT: '4321' }))).toMatchObject({
      level: 'problem',
      text: expect.stringMatching(/^http:\/\/255\.255\.255\.255:4321 cannot be reached: ./),
      advice: 'Check HOST and PORT.',
    });
  });

  test('reports whether a running server is ready', async () => {
    expect(await check(await serve(200))).toMatchObject({ level: 'ok', text: expect.stringMatching(/ is ready$/) });
    expect(await check(await serve(503))).toMatchObject({ level: 'problem', text: expect.stringMatching(/no disk$/) });
  });

  test('reports a running server of another version', async () => {
    const port = await serve(200, { success: true, message: 'running', version: '0.0.1' });
    expect(await check(port)).toMatchObject({ level: 'problem', advice: 'Restart the server.' });
  });
});

test('the check of the versions reports whether Node.js is too old', () => {
  expect(checkVersions('22.21.0')[0]).toMatchObject({ level: 'problem', text: 'Node.js 22.21.0 is too old' });
  expect(checkVersions()[0]).toMatchObject({ level: 'ok', text: expect.stringMatching(/^Kindcrate \d/) });
});

describe('the check of the payments', () => {
  test('warns about the sandbox only in production', async () => {
    expect(await checkPayments(environmentOf({}))).toMatchObject({ level: 'ok' });
    const production = environmentOf({ NODE_ENV: 'production' });
    expect(await checkPayments(production)).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('sandbox'),
    });
  });

  test('reports whether Paymob accepts the API key, and never prints the key', async () => {
    const paymob = await startPaymob();
    const check = (changes = {}) => checkPayments(environmentOf({ ...paymob.settings, ...changes }), 300);
    expect(await check()).toEqual({ level: 'ok', text: `${paymob.url} accepts PAYMOB_API_KEY` });
    const refused = await check({ PAYMOB_API_KEY: 'another-key' });
    expect(refused).toMatchObject({ level: 'problem', text: `${paymob.url} refuses PAYMOB_API_KEY` });
    expect(JSON.stringify(refused)).not.toContain('another-key');
    for (const fault of [faults['500'], faults['no reply'], faults['malformed JSON']]) {
      paymob.fail('/api/auth/tokens', fault);
      expect(await check()).toMatchObject({ level: 'problem', text: expect.stringContaining('cannot be used') });
    }
  });
});
