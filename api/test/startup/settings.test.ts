import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';

/** Marks the whole catalog as sample data, or as real data. */
function setSampleFlag(folder: string, isSample: 0 | 1): void {
  const database = new DatabaseSync(join(folder, 'kindcrate.sqlite'));
  for (const table of ['brands', 'organizations', 'donation_cards']) {
    database.prepare(`UPDATE ${table} SET is_sample = ?`).run(isSample);
  }
  database.close();
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://give.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'desk@example.com',
};

test('threat 51: a server that other machines can reach, but that has no PUBLIC_URL, warns at startup and in /ready, and reports misspelled settings', async () => {
  const settings = { HOST: '0.0.0.0', SMPT_URL: 'smtps://desk:hidden@mail.example.com' };
  const server = await startServerProcess(await createDataFolder(), settings);
  expect(server.errors()).toBe(
    [
      'Warning: HOST is 0.0.0.0, but links in emails and for search engines lead to http://localhost:0. Set PUBLIC_URL to the URL that people use.\n',
      'Warning: SMPT_URL is not a setting, so it has no effect. Did you mean SMTP_URL?\n',
    ].join(''),
  );
  const reply = await fetch(`${server.origin}/ready`);
  expect([reply.status, await reply.json()]).toEqual([
    200,
    {
      success: true,
      message: 'ready, but links lead to localhost; PUBLIC_URL has to be set',
      warnings: ['localhost_links'],
    },
  ]);
  await server.stop('SIGTERM');
});

test('threat 51: a server in production exits when settings suit only a trial, and starts with valid settings', async () => {
  const folder = await createDataFolder();
  const refused = await startServerProcess(folder, { NODE_ENV: 'production', SAMPLE_DATA: 'true' });
  expect(refused.errors()).toMatch(
    /^These settings do not suit production:\n {2}SAMPLE_DATA .*\n {2}PUBLIC_URL .*\n {2}SMTP_URL .*\n$/,
  );
  expect(refused.process.exitCode).toBe(1);
  setSampleFlag(folder, 0);
  const server = await startServerProcess(folder, production);
  expect(server.output()).toContain('Kindcrate is running at https://give.example.com\n');
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
});

test('a server in production refuses a catalog that an earlier start filled with samples', async () => {
  const folder = await createDataFolder();
  setSampleFlag(folder, 1);
  const refused = await startServerProcess(folder, production);
  expect(refused.errors()).toMatch(
    /^The database still has \d+ sample entries, needs and accounts.*ALLOW_SAMPLE_DATA=true.*\n$/,
  );
  const allowed = await startServerProcess(folder, { ...production, ALLOW_SAMPLE_DATA: 'true' });
  await allowed.stop('SIGTERM');
  expect(allowed.errors()).toBe('');
});
