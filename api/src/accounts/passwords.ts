import { randomBytes } from 'node:crypto';
import { messages } from '@kindcrate/contract/messages';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, maxHeavyTasks } from '../concurrency/limits.ts';
import { invalidFields } from '../failure.ts';
import type { Passwords } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Passwords that may wait to be hashed or compared; one more fails with `unavailable`. */
const maxWaiting = 64;

export async function createPasswords(): Promise<Passwords> {
  const limit = createConcurrencyLimit(maxHeavyTasks, maxWaiting);
  // Stands for a missing account, so that a login takes the same time.
  const dummyHash = await hash(randomBytes(16), parameters);
  return {
    async hash(password) {
      if (isCommonPassword(password)) throw invalidFields({ password: messages.commonPassword });
      return limit(() => hash(password, parameters));
    },
    async matches(password, hashed) {
      const isMatch = await limit(() => verify(hashed ?? dummyHash, password));
      return isMatch && hashed !== undefined;
    },
    countWaiting: limit.countWaiting,
  };
}
