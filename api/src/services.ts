import type { Gate } from './concurrency/gate.ts';
import type { Slots } from './concurrency/slots.ts';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/open-database.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Bell } from './mail/wake-up.ts';

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
  imageGate: Gate;
  /** Uploads under way, by account: each may hold its whole picture in memory. */
  uploadSlots: Slots;
  /** Rung after something was put into the outbox. */
  mailBell: Bell;
}
