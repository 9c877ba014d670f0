import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { createBatchedCounter } from '../rate-limits/batched-counter.ts';
import type { Counter } from '../rate-limits/counter.ts';
import { createExactCounter } from '../rate-limits/exact-counter.ts';
import { rememberRefusals } from '../rate-limits/remembered-counter.ts';
import type { Tally } from '../rate-limits/repository.ts';

/** Which limit a route falls under; `none` is for what is cheap and public by its nature, such as pictures and pages. */
export type AddressLimit = 'registrations' | 'logins' | 'requests' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: AddressLimit;
  }
}

interface Rule {
  most: number;
  /** Milliseconds. */
  window: number;
  count: Counter;
}

const minute = 60 * 1000;
/** Milliseconds between two exchanges with the other processes. */
const exchangePause = 5_000;

/** Limits how often one address may ask; an IPv6 address counts with its /64 neighbours, which one customer holds. */
export function addAddressLimits(app: FastifyInstance, environment: Environment, database: Database): void {
  const rules = createRules(app, environment, database);
  app.addHook('onRequest', (request, reply, done) => {
    const limit = request.routeOptions.config?.limit ?? 'requests';
    if (limit === 'none') return done();
    const { most, window, count } = rules[limit];
    const decide = (tally: Tally) => done(tally.count > most ? refuse(tally, reply) : undefined);
    const counted = count(`${limit}: ${normalizeIP(request.ip)}`, window);
    if (counted instanceof Promise) counted.then(decide, done);
    else decide(counted);
  });
}

function createRules(app: FastifyInstance, environment: Environment, database: Database) {
  const exact = createExactCounter(database);
  const batched = createBatchedCounter(database, minute);
  exchangeRegularly(app, batched.exchange);
  const most = (setting: number) => Math.max(1, Math.floor(setting * environment.ADDRESS_LIMIT_FACTOR));
  const exactly = (setting: number, window: number): Rule => ({
    most: most(setting),
    window,
    count: rememberRefusals(exact, most(setting)),
  });
  return {
    registrations: exactly(environment.LIMIT_REGISTRATIONS_PER_HOUR, 60 * minute),
    logins: exactly(environment.LIMIT_LOGINS_PER_QUARTER_HOUR, 15 * minute),
    requests: { most: most(environment.LIMIT_REQUESTS_PER_MINUTE), window: minute, count: batched.count },
  } satisfies Record<string, Rule>;
}

/** A failed exchange (a full disk) must not stop the reading; what was counted stays for the next one. */
function exchangeRegularly(app: FastifyInstance, exchange: () => Promise<void>): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'request counts could not be exchanged');
  let running: Promise<void> | undefined;
  // A slow one is waited for: a second beside it would send the same counts once more.
  const timer = setInterval(() => {
    running ??= exchange()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  }, exchangePause).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await exchange().catch(warn);
  });
}

function refuse({ endsAt }: Tally, reply: FastifyReply): Failure {
  reply.header('connection', 'close');
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message = `That was too often in a short time. Try again in ${wait}`;
  return new Failure('too_many_requests', message, { retryAfter: seconds });
}
