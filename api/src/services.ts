import type { Gate } from './concurrency/gate.ts';
import type { Slots } from './concurrency/slots.ts';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/open-database.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Bell } from './mail/wake-up.ts';

export interface Passwords {
  /** @throws Failure `unavailable` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Takes just as long without a hash to compare with, and returns false then. */
  matches(password: string, hashed: string | undefined): Promise<boolean>;
}

/** What routes and rules work with. */
export interface Services {
  environment: Environment;
  database: Database;
  images: ImageStore;
  /** Signs the tokens; at least 32 characters. */
  tokenSecret: string;
  passwords: Passwords;
  /** Limits how many images are decoded at once. */
  imageGate: Gate;
  /** Limits uploads in progress, by account: each may keep a whole image in memory. */
  uploadSlots: Slots;
  /** Counts the changes to the catalog, so that a cached list is read again after one. */
  catalogVersion: { count: number };
  /** Rung after something was put into the outbox. */
  mailBell: Bell;
}
