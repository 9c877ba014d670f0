import type { KeyedQueue } from '../concurrency/limits.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { findIdempotencyKey, insertIdempotencyKey } from './idempotency-key-repository.ts';

/** A request with an idempotency key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** A hash of the request that came with the key. */
  fingerprint: string;
}

/** Thrown to roll back what a request has written, when another request with the same idempotency key was faster. */
class KeyTakenError extends Error {}

/**
 * Places, takes in or receives an order only once per idempotency key, however often and however fast the same request is sent. The
 * database guarantees that; `queue` only avoids duplicate work when a repeated request arrives while the first is still running.
 * @param store writes the order and calls `storeKey` in the same transaction; returns the id of the order
 * @returns the id of the order
 * @throws Failure `idempotency_key_reused` when the key was used with a different request before.
 */
export function storeOnce(
  database: Database,
  queue: KeyedQueue,
  keyedRequest: KeyedRequest,
  store: () => Promise<string>,
): Promise<string> {
  return queue(`${keyedRequest.userId} ${keyedRequest.key}`, async () => {
    const earlier = await findEarlierOrder(database, keyedRequest);
    if (earlier !== undefined) return earlier;
    try {
      return await store();
    } catch (error) {
      // In the meantime, another server may have handled the same request, which used up the quota or the waiting photos.
      const mightBeStored = error instanceof KeyTakenError || error instanceof Failure;
      const first = mightBeStored ? await findEarlierOrder(database, keyedRequest) : undefined;
      if (first !== undefined) return first;
      throw error;
    }
  });
}

/** Stores the key, in the transaction that writes its order. @throws KeyTakenError when another request used the key first. */
export async function storeKey(
  transaction: Database,
  { userId, key, fingerprint }: KeyedRequest,
  { id, created_at }: { id: string; created_at: string },
): Promise<void> {
  const row = { key, fingerprint, user_id: userId, order_id: id, created_at };
  if (!(await insertIdempotencyKey(transaction, row))) throw new KeyTakenError();
}

async function findEarlierOrder(
  database: Database,
  { userId, key, fingerprint }: KeyedRequest,
): Promise<string | undefined> {
  const row = await findIdempotencyKey(database, userId, key);
  if (!row || row.fingerprint === fingerprint) return row?.order_id;
  throw new Failure('idempotency_key_reused.order');
}
