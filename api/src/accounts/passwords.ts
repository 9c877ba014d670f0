import { randomBytes } from 'node:crypto';
import { messages } from '@kindcrate/contract/messages';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, maxHeavyTasks } from '../concurrency/limits.ts';
import { invalidFields } from '../failure.ts';
import type { Passwords } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The resources that Argon2id uses for one password; `memoryCost` is in KiB. */
type Cost = Record<'memoryCost' | 'timeCost' | 'parallelism', number>;

/** OWASP's parameters: 19 MiB, two passes, one thread. */
export const owaspCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The maximum number of passwords that wait to be hashed or compared; one more fails with `unavailable`. */
const maxWaiting = 64;

/** @param cost the cost of new hashes; only tests pass a different one */
export async function createPasswords(cost = owaspCost): Promise<Passwords> {
  const limit = createConcurrencyLimit(maxHeavyTasks, maxWaiting);
  // Compared with the password when there is no account, so that the login takes as long as any other.
  const dummyHash = await hash(randomBytes(16), cost);
  return {
    async hash(password) {
      if (isCommonPassword(password)) throw invalidFields({ password: messages.commonPassword });
      return limit(() => hash(password, cost));
    },
    async matches(password, hashed) {
      const isMatch = await limit(() => verify(hashed ?? dummyHash, password));
      return isMatch && hashed !== undefined;
    },
    countWaiting: limit.countWaiting,
  };
}
