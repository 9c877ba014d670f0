import type { FastifyInstance } from 'fastify';
import { createPasswords, owaspCost } from '../../src/accounts/passwords.ts';
import { buildApp } from '../../src/app.ts';
import { createOwnerSlots } from '../../src/concurrency/limits.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { createDiskSpace } from '../../src/disk/disk-space.ts';
import { createPhotoAddresses } from '../../src/images/photo-addresses.ts';
import { createRenderer } from '../../src/images/renderer.ts';
import { createWakeUp } from '../../src/mail/wake-up.ts';
import type { Services } from '../../src/services.ts';
import { type DataFolder, openDataFolder, s3SettingsOf } from '../../src/startup/data-folder.ts';

/** The folders, database and settings with which a test opens the API. */
export interface ServerOptions {
  folder: string;
  databaseUrl: string | undefined;
  settings: Record<string, string>;
  siteFolder: string | undefined;
  /** Whether new passwords are hashed as slowly as on a server. */
  hashesSlowly?: boolean;
}

/**
 * The lowest cost that Argon2id allows. Tests hash thousands of passwords, and at the server's cost each hash would take 9 ms of
 * processor time.
 */
const lowestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Builds the real API on an existing data folder and database, without the regular jobs of a server. */
export async function buildServer({ folder, databaseUrl, settings, siteFolder, hashesSlowly }: ServerOptions): Promise<{
  app: FastifyInstance;
  services: Services;
  data: DataFolder;
}> {
  const environment = readEnvironment({
    // Tests send more requests from one IP address than the normal limits allow.
    ADDRESS_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ...settings,
    DATA_FOLDER: folder,
  });
  const data = await openDataFolder(folder, databaseUrl, s3SettingsOf(environment));
  const tokenSecret = 'a secret for tests, long enough';
  const services: Services = {
    ...data,
    environment,
    disk: createDiskSpace(folder, environment.MIN_FREE_MEGABYTES * 1_000_000),
    photoAddresses: createPhotoAddresses(tokenSecret),
    tokenSecret,
    passwords: await createPasswords(hashesSlowly ? owaspCost : lowestCost),
    renderer: createRenderer(),
    takeUploadSlot: createOwnerSlots({ max: 16, maxPerOwner: 3, maxWaitingPerOwner: 60, maxWait: 20_000 }),
    catalogVersion: { count: 0 },
    timesVersion: { count: 0 },
    mailWakeUp: createWakeUp(),
  };
  return { app: await buildApp(services, siteFolder), services, data };
}
