import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureStaffAccount } from '../accounts/create-account.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { ensureTokenSecret } from '../accounts/token-secret.ts';
import { buildApp } from '../app.ts';
import { countSampleData } from '../catalog/entry-repository.ts';
import { createOwnerSlots } from '../concurrency/limits.ts';
import { type Environment, projectFolder, readEnvironment } from '../config/environment.ts';
import { refuseSampleData, requireProductionSettings } from '../config/production.ts';
import { listSettingWarnings } from '../config/setting-warnings.ts';
import { describePostgresUrl } from '../database/database.ts';
import { createDiskSpace } from '../disk/disk-space.ts';
import { releaseReserveWhenFull } from '../disk/reserve-file.ts';
import { computeFigures } from '../figures/compute-figures.ts';
import { reportNews } from '../follows/report-news.ts';
import { sendReminders } from '../handovers/remind.ts';
import type { ImageStore } from '../images/image-store.ts';
import { createPhotoAddresses } from '../images/photo-addresses.ts';
import { createRenderer } from '../images/renderer.ts';
import { sweepImages } from '../images/sweep-images.ts';
import { startDiskWatch } from '../jobs/disk-watch.ts';
import { startMailDelivery } from '../jobs/mail-delivery.ts';
import { startRegularJob } from '../jobs/regular-job.ts';
import { createWakeUp } from '../mail/wake-up.ts';
import { runRetention } from '../retention/run-retention.ts';
import { sampleReceivedOrders } from '../seed/sample-data/received-orders.ts';
import { seedSampleData } from '../seed/seed-sample-data.ts';
import type { Services } from '../services.ts';
import { beforeMigrationOf, scheduleBackups } from './automatic-backups.ts';
import { type DataFolder, openDataFolder, s3SettingsOf } from './data-folder.ts';
import { createMailWriters } from './mail-writers.ts';

/**
 * Limits the uploads in progress, in total and per account; each takes up to 10 MiB of memory. Further uploads of an account wait
 * without being read, for at most `maxWait` milliseconds.
 */
const uploadLimits = { max: 16, maxPerOwner: 3, maxWaitingPerOwner: 60, maxWait: 20_000 };

/** Milliseconds. */
const sweepInterval = 60 * 60 * 1000;
/** Milliseconds between checks of whether tonight's run is due or an earlier run is unfinished. */
const retentionInterval = 10 * 60 * 1000;
/** Milliseconds between checks of whether there is news for followers. */
const newsInterval = 10 * 60 * 1000;
/** Milliseconds between checks of whether today's figures have to be computed. */
const figuresInterval = 10 * 60 * 1000;
/** Milliseconds between checks of whether donors have to be reminded of a handover. */
const reminderInterval = 5 * 60 * 1000;

/**
 * Starts the server with the settings of the environment and prints its URL. The process ends on SIGINT and SIGTERM.
 * @throws when it cannot start; `explainStartFailure` turns the error into a message.
 */
export async function startServer(): Promise<void> {
  const environment = readEnvironment();
  requireProductionSettings(environment);
  for (const warning of listSettingWarnings(environment)) process.stderr.write(`Warning: ${warning}\n`);
  await releaseReserveWhenFull(environment.DATA_FOLDER);
  const { DATA_FOLDER, DATABASE_URL } = environment;
  const beforeMigration = beforeMigrationOf(environment);
  const data = await openDataFolder(DATA_FOLDER, DATABASE_URL, s3SettingsOf(environment), beforeMigration);
  const services = await createServices(environment, data);
  const app = await buildApp(services, join(projectFolder, 'dist'));
  startDiskWatch(app, services);
  startRegularJobs(app, services);
  scheduleBackups(app, environment);
  startMailDelivery(app, services, createMailWriters(services.tokenSecret));
  shutDownOnSignal(app, [services.renderer, data]);
  await app.listen({ port: environment.PORT, host: environment.HOST });
  const url = environment.PUBLIC_URL.replace(/:0$/, `:${portOf(app)}`);
  print(`Kindcrate is running at ${url}\nData is stored in ${describeStorage(environment, data.images)}`);
}

function startRegularJobs(app: FastifyInstance, services: Services): void {
  startRegularJob(app, {
    interval: sweepInterval,
    problem: 'could not sweep images',
    run: async (signal) => void (await sweepImages(services.database, services.images, new Date(), signal)),
  });
  startRegularJob(app, {
    interval: retentionInterval,
    problem: 'could not remove old data',
    run: (signal) => runRetention(services, undefined, signal),
  });
  startRegularJob(app, {
    interval: newsInterval,
    problem: 'could not report news to followers',
    run: (signal) => reportNews(services, new Date(), signal),
  });
  startRegularJob(app, {
    interval: figuresInterval,
    problem: 'could not compute figures',
    runsAtStart: true,
    run: (signal) => computeFigures(services, { sampleOrders: sampleReceivedOrders, signal }),
  });
  startRegularJob(app, {
    interval: reminderInterval,
    problem: 'could not send reminders of handovers',
    run: (signal) => sendReminders(services, undefined, signal),
  });
}

/** Describes where the data is, without the password that DATABASE_URL may contain. */
function describeStorage({ DATABASE_URL, DATA_FOLDER }: Environment, { location }: ImageStore): string {
  const database = DATABASE_URL ? describePostgresUrl(DATABASE_URL) : DATA_FOLDER;
  if (location.isRemote) return `${database}, and images in ${location.name}`;
  return DATABASE_URL ? `${database}, and images in ${DATA_FOLDER}` : database;
}

/** The port of the server, which the system chooses for `PORT=0`. */
function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

/** Sets up everything that has to be ready before the first request. */
async function createServices(
  environment: Environment,
  { database, readPoolState, images, runExclusively }: DataFolder,
): Promise<Services> {
  const tokenSecret = environment.JWT_SECRET ?? ensureTokenSecret(environment.DATA_FOLDER);
  const services = {
    environment,
    database,
    readPoolState,
    images,
    disk: createDiskSpace(environment.DATA_FOLDER, environment.MIN_FREE_MEGABYTES * 1_000_000),
    photoAddresses: createPhotoAddresses(tokenSecret),
    tokenSecret,
    passwords: await createPasswords(),
    renderer: createRenderer(),
    takeUploadSlot: createOwnerSlots(uploadLimits),
    catalogVersion: { count: 0 },
    timesVersion: { count: 0 },
    mailWakeUp: createWakeUp(),
  };
  refuseSampleData(environment, await countSampleData(database));
  // Listing a large bucket takes minutes, so only the hourly job sweeps one.
  if (!images.location.isRemote) await sweepImages(database, images, new Date());
  await runExclusively(() => seedDatabase(services));
  return services;
}

/** Adds what an empty database needs: the sample data with two accounts, if configured, and the first staff account. */
async function seedDatabase(services: Services): Promise<void> {
  if (services.environment.SAMPLE_DATA) {
    await seedSampleData(services, ({ donor, volunteer, password }) =>
      print(`Sample logins, shown only this once: ${donor} and ${volunteer} with the password ${password}`),
    );
  }
  await ensureStaffAccount(services, ({ email, generatedPassword }) => {
    print(
      generatedPassword === undefined
        ? `Staff login: ${email} with the password from STAFF_PASSWORD`
        : `Staff login, shown only this once: ${email} with the password ${generatedPassword}`,
    );
  });
}

/**
 * Milliseconds in which a second signal counts as the same Ctrl-C: the terminal signals the whole process group, and npm
 * passes its own signal on, so the server may receive two.
 */
const repeatedSignalWindow = 2_000;

/** Milliseconds. Slow clients and mail servers are cut off earlier, so only a database that hangs takes this long. */
const maxClosingTime = 14_000;

/**
 * On SIGINT and SIGTERM, finishes the requests in progress, then exits; a second Ctrl-C exits immediately.
 * @param resources what requests use, in the order in which they are closed
 */
function shutDownOnSignal(app: FastifyInstance, resources: { close: () => Promise<void> }[]): void {
  let endingSince: number | undefined;
  const end = async () => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > repeatedSignalWindow) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => {
      process.stderr.write('Something did not finish in time. The server exits anyway.\n');
      process.exit(1);
    }, maxClosingTime).unref();
    await app.close();
    for (const resource of resources) await resource.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
