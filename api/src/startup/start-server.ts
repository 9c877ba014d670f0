import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPasswords } from '../accounts/passwords.ts';
import { ensureStaffAccount } from '../accounts/staff-account.ts';
import { readTokenSecret } from '../accounts/token-secret.ts';
import { buildApp } from '../app.ts';
import { createGate, heavyTasksAtOnce } from '../concurrency/gate.ts';
import { createSlots } from '../concurrency/slots.ts';
import { type Environment, projectFolder, readEnvironment } from '../config/environment.ts';
import { describeAddress } from '../database/address.ts';
import { sweepImages } from '../images/sweep-images.ts';
import { sweepRegularly } from '../jobs/image-sweep.ts';
import { deliverMailRegularly } from '../jobs/mail-delivery.ts';
import { createBell } from '../mail/wake-up.ts';
import { seedSampleData } from '../seed/seed-sample-data.ts';
import type { Services } from '../services.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { mailWriters } from './mail-writers.ts';

/** Pictures that wait to be drawn; each holds up to 10 MB. */
const picturesWaiting = 32;
/** Uploads under way, as a whole and of one account, and of one account that wait unread. */
const uploads = { atOnce: 16, each: 3, waiting: 60 };

/**
 * Starts the server with the settings of the environment, prints where it is, and ends the process on a signal.
 * @throws when it cannot start; `explainStartFailure` says why.
 */
export async function startServer(): Promise<void> {
  const environment = readEnvironment();
  const data = await openDataFolder(environment.DATA_FOLDER, environment.DATABASE_URL);
  const services = await prepare(environment, data);
  const app = await buildApp(services, join(projectFolder, 'dist'));
  sweepRegularly(app, data.database, data.images);
  deliverMailRegularly(app, services, mailWriters);
  endCleanly(app, data);
  await app.listen({ port: environment.PORT, host: environment.HOST });
  const address = environment.PUBLIC_URL.replace(/:0$/, `:${portOf(app)}`);
  print(`Kindcrate runs at ${address}\nThe data lies in ${describePlace(environment)}`);
}

/** Where rows and pictures are, without the password that may stand in an address. */
function describePlace({ DATABASE_URL, DATA_FOLDER }: Environment): string {
  return DATABASE_URL ? `${describeAddress(DATABASE_URL)}, the pictures in ${DATA_FOLDER}` : DATA_FOLDER;
}

/** The port that the system gave, when it was asked for any (`PORT=0`). */
function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

/** Everything that must be there before the first request. */
async function prepare(environment: Environment, { database, images, inTurn }: DataFolder): Promise<Services> {
  const services = {
    environment,
    database,
    images,
    tokenSecret: environment.JWT_SECRET ?? readTokenSecret(environment.DATA_FOLDER),
    passwords: await createPasswords(),
    imageGate: createGate(heavyTasksAtOnce, picturesWaiting),
    uploadSlots: createSlots(uploads),
    mailBell: createBell(),
  };
  await sweepImages(database, images, new Date());
  await inTurn(() => fill(services));
  return services;
}

/** What a first start finds empty. */
async function fill(services: Services): Promise<void> {
  if (services.environment.SAMPLE_DATA) await seedSampleData(services);
  await ensureStaffAccount(services, ({ email, password }) => {
    print(`Staff log-in, shown only this once: ${email} with the password ${password}`);
  });
}

/** Milliseconds. npm passes on the signal that the terminal sent to everybody, so one Ctrl-C may come twice. */
const samePress = 2_000;

/** Finishes what was accepted, then leaves; whoever presses again does not want to wait. */
function endCleanly(app: FastifyInstance, data: DataFolder): void {
  let since: number | undefined;
  const end = async () => {
    if (since !== undefined) {
      if (performance.now() - since > samePress) process.exit(1);
      return;
    }
    since = performance.now();
    await app.close();
    await data.close();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
