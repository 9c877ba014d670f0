import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { createBatchedCounter } from '../rate-limits/counters.ts';
import { exchangeRegularly, tooManyRequestsFailure } from './address-limits.ts';

const minute = 60 * 1000;

/**
 * Limits the requests of each personal API token, in addition to the limit of the IP address.
 * @param max requests a minute
 * @returns a function that counts a request of the token with the given id, and throws when there are too many
 */
export function createApiTokenLimit(app: FastifyInstance, database: Database, max: number): (id: string) => void {
  const { count, exchange } = createBatchedCounter(database, minute);
  exchangeRegularly(app, exchange);
  return (id) => {
    const counted = count(`API token: ${id}`);
    if (counted.count > max) throw tooManyRequestsFailure(counted);
  };
}
