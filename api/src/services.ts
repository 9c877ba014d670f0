import type { OwnerSlots } from './concurrency/limits.ts';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import type { ImageStore } from './images/image-store.ts';
import type { ImageRenderer } from './images/renderer.ts';
import type { WakeUp } from './mail/wake-up.ts';

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
  renderer: ImageRenderer;
  /** Limits uploads in progress, by account: each may keep a whole image in memory. */
  uploadSlots: OwnerSlots;
  /** Counts the changes to the catalog, so that a cached list is read again after one. */
  catalogVersion: { count: number };
  /** Wakes the mail delivery after a message was added to the outbox. */
  mailWakeUp: WakeUp;
}
