import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../src/config/environment.ts';
import { connectEmbedded } from '../../src/database/embedded-database.ts';
import { startRegularJob } from '../../src/jobs/regular-job.ts';
import { jobRuns } from '../../src/measurements.ts';
import { addDataMetrics } from '../../src/metrics/data-metrics.ts';
import { addCleanup } from '../support/cleanup.ts';
import { setUpDesk } from '../support/desk.ts';
import { addDonor, addPartner, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const METRICS_TOKEN = 'a token for the tests of metrics, long enough';
const api = await openTestApp({ METRICS_TOKEN }, undefined, { hashesSlowly: true });

async function readMetrics({ app }: TestApp = api): Promise<string> {
  const reply = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=/),
  ]);
  return reply.body;
}

/** Returns the value of a time series such as `name{label="x"}`, or NaN if the metrics do not contain it. */
function readValue(metrics: string, series: string): number {
  const found = metrics.split('\n').find((line) => line.startsWith(`${series} `));
  return Number(found?.slice(series.length + 1) ?? Number.NaN);
}

describe('/metrics', () => {
  test('threat 50: does not exist without METRICS_TOKEN', async () => {
    const other = await openTestApp();
    expect((await other.get('/metrics', METRICS_TOKEN)).status).toBe(404);
  });

  test('threat 50: replies 401 without the token or with a wrong one', async () => {
    for (const authorization of [
      undefined,
      'Bearer',
      `Bearer ${METRICS_TOKEN}x`,
      METRICS_TOKEN,
      `Bearer ${'x'.repeat(45)}`,
    ]) {
      const reply = await api.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(reply.body).not.toContain('kindcrate_');
    }
  });

  test('counts requests by route, method and status, and shows no URL', async () => {
    await api.get('/api/brands/a-private-id');
    const metrics = await readMetrics();
    const labels = 'method="GET",route="/api/brands/:id",status="404"';
    expect(readValue(metrics, `kindcrate_http_request_duration_seconds_count{${labels}}`)).toBe(1);
    expect(metrics).not.toContain('a-private-id');
  });

  test('counts coins that were given, taken back and spent, but not those of a refused change', async () => {
    const { changeStatus, placeOrder } = await setUpDesk(api);
    const read = async () => {
      const metrics = await readMetrics();
      return ['given', 'taken back', 'spent'].map((kind) =>
        readValue(metrics, `kindcrate_coins_total{kind="${kind}"}`),
      );
    };
    const donor = await addDonor(api, 30);
    const partner = await addPartner(api);
    const [given = 0, takenBack = 0, spent = 0] = await read();
    const order = await placeOrder('received');
    expect((await changeStatus(order, 'received')).status).not.toBe(200);
    expect(await read()).toEqual([given + 13, takenBack, spent]);
    await changeStatus(order, 'declined');
    await decideRedemption(api, donor, await requestWithNewCode(api, partner, donor, 12), 'approve');
    expect(await read()).toEqual([given + 13, takenBack + 13, spent + 12]);
  });

  test('shows the age of the oldest unsent email, and metrics of the queues, disk, event loop and, with PostgreSQL, connections', async () => {
    const { database } = api.services;
    await database.deleteFrom('outbox').execute();
    expect(readValue(await readMetrics(), 'kindcrate_outbox_oldest_seconds')).toBe(0);
    const old = new Date(Date.now() - 90_000).toISOString();
    const message = { id: 'm-1', kind: 'order status', payload: '{}', created_at: old, sent_at: null };
    await database.insertInto('outbox').values(message).execute();
    const metrics = await readMetrics();
    const age = readValue(metrics, 'kindcrate_outbox_oldest_seconds');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(150);
    expect(readValue(metrics, 'kindcrate_outbox_messages')).toBe(1);
    expect(readValue(metrics, 'kindcrate_database_up')).toBe(1);
    expect(readValue(metrics, 'kindcrate_queue_waiting{queue="passwords"}')).toBe(0);
    expect(readValue(metrics, 'kindcrate_queue_waiting{queue="pictures"}')).toBe(0);
    expect(readValue(metrics, 'kindcrate_disk_free_bytes')).toBeGreaterThan(1_000_000);
    expect(readValue(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const idle = readValue(metrics, 'kindcrate_database_connections{state="idle"}');
    if (api.databaseUrl) expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeNaN();
  });

  test('counts the passwords that wait to be hashed', async () => {
    const { passwords } = api.services;
    const hashes = Array.from({ length: 6 }, (_, index) => passwords.hash(`a long sentence ${index}`));
    const waiting = readValue(await readMetrics(), 'kindcrate_queue_waiting{queue="passwords"}');
    expect(waiting).toBeGreaterThan(0);
    await Promise.all(hashes);
    expect(passwords.countWaiting()).toBe(0);
  });

  test('has a count of 0 for both results of a regular job before its first run, so that its first failure shows as an increase', async () => {
    startRegularJob(fastify(), { interval: 3_600_000, problem: 'could not rest', run: async () => {} });
    const metrics = await readMetrics();
    for (const result of ['done', 'failed'])
      expect(readValue(metrics, `kindcrate_job_runs_total{task="rest",result="${result}"}`)).toBe(0);
  });

  test('counts the runs of regular jobs', async () => {
    jobRuns.publish({ job: 'sweep images', seconds: 0.5, hasFailed: false });
    jobRuns.publish({ job: 'sweep images', seconds: 2, hasFailed: true });
    const metrics = await readMetrics();
    for (const result of ['done', 'failed'])
      expect(readValue(metrics, `kindcrate_job_runs_total{task="sweep images",result="${result}"}`)).toBe(1);
    expect(readValue(metrics, 'kindcrate_job_last_duration_seconds{task="sweep images"}')).toBe(2);
  });
});

test('while the database cannot be used, the metrics report that and still include all other values', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-metrics-'));
  addCleanup(() => rmSync(folder, { recursive: true }));
  const database = connectEmbedded(folder);
  await database.destroy();
  const register = new Registry();
  addDataMetrics(register, { ...api.services, database });
  const metrics = await register.metrics();
  expect(readValue(metrics, 'kindcrate_database_up')).toBe(0);
  expect(readValue(metrics, 'kindcrate_disk_free_bytes')).toBeGreaterThan(0);
});

test('while the disk of the data folder cannot be read, the metrics report its free space as NaN and still include all other values', async () => {
  const register = new Registry();
  const { environment } = api.services;
  addDataMetrics(register, { ...api.services, environment: { ...environment, DATA_FOLDER: '/nowhere' } });
  const metrics = await register.metrics();
  expect(metrics).toMatch(/^kindcrate_disk_free_bytes nan$/im);
  expect(readValue(metrics, 'kindcrate_database_up')).toBe(1);
});

/** The names of metrics in a text, such as an expression. */
const namesIn = (text: string) => [...text.matchAll(/\b(?:kindcrate|nodejs|process)_\w+/g)].map(([name]) => name);

const expressionsIn = {
  'deploy/grafana-dashboard.json': (text: string): string[] =>
    JSON.parse(text).panels.flatMap(({ targets = [] }) => targets.map(({ expr }: { expr: string }) => expr)),
  'deploy/prometheus-alerts.yaml': (text: string): string[] =>
    parse(text).groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr)),
};

/** Whether an expression is valid, according to the grammar of the query editor in Prometheus. */
function isValid(expression: string): boolean {
  let hasError = false;
  parser.parse(expression).iterate({
    enter({ type }) {
      hasError ||= type.isError;
    },
  });
  return !hasError;
}

test.each(Object.entries(expressionsIn))(
  'every expression of %s is valid, and refers only to metrics that exist',
  async (file, listExpressions) => {
    jobRuns.publish({ job: 'sweep images', seconds: 1, hasFailed: false });
    const metrics = await readMetrics();
    // `kindcrate_database_connections` exists only with PostgreSQL.
    const known = new Set(['kindcrate_database_connections', ...namesIn(metrics)]);
    const expressions = listExpressions(readFileSync(join(projectFolder, file), 'utf8'));
    expect(expressions.filter((expression) => !isValid(expression))).toEqual([]);
    const named = expressions.flatMap(namesIn);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);
