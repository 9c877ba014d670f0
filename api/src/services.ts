import type { TakeSlot } from './concurrency/limits.ts';
import type { Environment } from './config/environment.ts';
import type { Database, PoolState } from './database/database.ts';
import type { DiskSpace } from './disk/disk-space.ts';
import type { ImageStore } from './images/image-store.ts';
import type { PhotoAddresses } from './images/photo-addresses.ts';
import type { ImageRenderer } from './images/renderer.ts';
import type { WakeUp } from './mail/wake-up.ts';

export interface Passwords {
  /**
   * Hashes a new password.
   * @throws Failure `invalid_fields` when it is one of the most common passwords; `unavailable` when too many passwords are waiting.
   */
  hash(password: string): Promise<string>;
  /** If there is no hash to compare with, takes just as long and returns false, so that the response time reveals nothing. */
  matches(password: string, hashed: string | undefined): Promise<boolean>;
  /** How many passwords wait to be hashed or compared. */
  countWaiting(): number;
}

/** The settings, storage, limits and signals that routes and rules use. */
export interface Services {
  environment: Environment;
  database: Database;
  /** Counts the connections to PostgreSQL; undefined for the embedded database. */
  readPoolState?: (() => PoolState) | undefined;
  images: ImageStore;
  /** Signs the addresses of private photos. */
  photoAddresses: PhotoAddresses;
  /** The disk of the data folder. */
  disk: DiskSpace;
  /** Signs the tokens, and is the source of all derived keys; at least 32 characters. */
  tokenSecret: string;
  passwords: Passwords;
  /** Inspects and re-encodes uploaded images, in a separate process. */
  renderer: ImageRenderer;
  /** Limits uploads in progress, by account: each may keep a whole image in memory. */
  takeUploadSlot: TakeSlot;
  /** Counts the changes to the catalog, so that a cached list is read again after a change. */
  catalogVersion: { count: number };
  /** Counts the changes to agreed handovers, so that cached free times are computed again after a change. */
  timesVersion: { count: number };
  /** Wakes the mail delivery after a message has been added to the outbox. */
  mailWakeUp: WakeUp;
}
