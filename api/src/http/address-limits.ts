import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { type Counter, createBatchedCounter, createExactCounter } from '../rate-limits/counters.ts';
import type { WindowCount } from '../rate-limits/repository.ts';

/** The limit that a route falls under; `none` is for responses that are cheap and public, such as images and pages. */
export type AddressLimit = 'registrations' | 'logins' | 'recoveries' | 'requests' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: AddressLimit;
  }
}

interface RequestLimit {
  max: number;
  count: Counter;
}

const minute = 60 * 1000;
/** Milliseconds between two exchanges of counts with the database, through which all servers share their counts. */
const exchangeInterval = 5_000;

/**
 * Limits the requests of each IP address. IPv6 addresses in the same /64 share a limit, because providers hand out whole
 * /64 networks to one customer.
 */
export function addAddressLimits(app: FastifyInstance, environment: Environment, database: Database): void {
  const limits = createLimits(app, environment, database);
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.config?.limit ?? 'requests';
    if (limit === 'none') return done();
    const { max, count } = limits[limit];
    const decide = (counted: WindowCount) => done(counted.count > max ? refuseAndClose(counted, reply) : undefined);
    const counted = count(`${limit}: ${normalizeIP(request.ip)}`);
    if (counted instanceof Promise) counted.then(decide, done);
    else decide(counted);
  });
}

function createLimits(app: FastifyInstance, environment: Environment, database: Database) {
  const batched = createBatchedCounter(database, minute);
  exchangeRegularly(app, batched.exchange);
  const scale = (setting: number) => Math.max(1, Math.floor(setting * environment.ADDRESS_LIMIT_FACTOR));
  const exact = (setting: number, window: number): RequestLimit => {
    const max = scale(setting);
    return { max, count: createExactCounter(database, { max, window }) };
  };
  return {
    registrations: exact(environment.LIMIT_REGISTRATIONS_PER_HOUR, 60 * minute),
    logins: exact(environment.LIMIT_LOGINS_PER_QUARTER_HOUR, 15 * minute),
    recoveries: exact(environment.LIMIT_RECOVERIES_PER_HOUR, 60 * minute),
    requests: { max: scale(environment.LIMIT_REQUESTS_PER_MINUTE), count: batched.count },
  } satisfies Record<string, RequestLimit>;
}

/**
 * Exchanges counts at an interval, and once more when the server closes. A failed exchange, for instance on a full disk, is only
 * logged; its counts are sent with the next exchange.
 */
export function exchangeRegularly(app: FastifyInstance, exchange: () => Promise<void>): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'could not exchange request counts');
  let running: Promise<void> | undefined;
  // Exchanges must not overlap: a second one would send the same counts again.
  const timer = setInterval(() => {
    running ??= exchange()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  }, exchangeInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await exchange().catch(warn);
  });
}

function refuseAndClose(counted: WindowCount, reply: FastifyReply): Failure {
  // On a connection that stays open, Node would first read the rest of the refused request's body.
  reply.header('connection', 'close');
  return tooManyRequestsFailure(counted);
}

/** The failure for a request that exceeds the limit of a window. */
export function tooManyRequestsFailure({ endsAt }: WindowCount): Failure {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  if (seconds <= 90) return new Failure('too_many_requests.seconds', { retryAfter: seconds, values: { seconds } });
  const values = { minutes: Math.ceil(seconds / 60) };
  return new Failure('too_many_requests.minutes', { retryAfter: seconds, values });
}
