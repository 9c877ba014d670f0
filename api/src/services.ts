import type { ConcurrencyLimit, OwnerSlots } from './concurrency/limits.ts';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import type { ImageStore } from './images/image-store.ts';
import type { WakeUp } from './mail/wake-up.ts';

export interface Passwords {
  /** @throws Failure `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** Takes the same time with no hash to compare with, and is then false. */
  matches(password: string, hashed: string | undefined): Promise<boolean>;
}

/** What the routes work with. */
export interface Services {
  environment: Environment;
  database: Database;
  images: ImageStore;
  /** Signs the tokens; at least 32 characters. */
  tokenSecret: string;
  passwords: Passwords;
  /** Everything that decodes pictures goes through it. */
  imageLimit: ConcurrencyLimit;
  /** Uploads under way, by account: each may hold its whole picture in memory. */
  uploadSlots: OwnerSlots;
  /** Counts the changes to the catalog, so that a cached list is read again after one. */
  catalogVersion: { count: number };
  /** Rung after something was put into the outbox. */
  mailWakeUp: WakeUp;
}
