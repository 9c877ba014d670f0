import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, heavyTasksAtOnce } from '../concurrency/limits.ts';
import type { Passwords } from '../services.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxWaiting = 64;

export async function createPasswords(): Promise<Passwords> {
  const gate = createConcurrencyLimit(heavyTasksAtOnce, maxWaiting);
  const dummyHash = await hash(randomBytes(16), parameters);
  return {
    hash: (password) => gate(() => hash(password, parameters)),
    async matches(password, hashed) {
      const isMatch = await gate(() => verify(hashed ?? dummyHash, password));
      return isMatch && hashed !== undefined;
    },
  };
}
