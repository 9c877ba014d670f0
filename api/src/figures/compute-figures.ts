import { setImmediate } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { type ReceivedOrder, readOrderBatch } from './order-repository.ts';
import {
  type ComputedFigures,
  claimFigureRun,
  finishFigureRun,
  listSampleOrganizations,
  releaseFigureRun,
} from './repository.ts';
import { Tallies, withSampleFigures } from './tallies.ts';

/** Milliseconds after which another process takes over a run that was not finished. Far longer than a run takes. */
const claimLifetime = 60 * 60 * 1000;

interface Options {
  /** Returns made-up orders, which provide the figures of sample organizations that have too few orders of their own. */
  sampleOrders?: (now: Date) => ReceivedOrder[];
  now?: () => Date;
  /** Aborting it stops the run after the current batch; any server may then start the run again. */
  signal?: AbortSignal | undefined;
}

/**
 * Computes the public figures from the orders and their histories, once a day, on only one of several servers.
 * @throws what the database throws; the next call tries again.
 */
export async function computeFigures(services: Services, options: Options = {}): Promise<void> {
  const { sampleOrders = () => [], now = () => new Date(), signal } = options;
  const { database } = services;
  const start = now();
  const until = new Date(start.getTime() + claimLifetime);
  const run = await claimFigureRun(database, { now: start, until });
  if (!run) return;
  try {
    const real = await tallyOrders(services, start, signal);
    if (!real) return await releaseFigureRun(database, run, now());
    const samples = await tallySamples(services, sampleOrders(start), start);
    const figures = withSampleFigures(real, samples);
    await transact(services, async (transaction, effects) => {
      if (await finishFigureRun(transaction, run, { figures, now: now() })) effects.invalidateCatalog();
    });
  } catch (error) {
    await releaseFigureRun(database, run, now());
    throw error;
  }
}

/** @returns undefined when the run was aborted. */
async function tallyOrders(
  { database }: Services,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<ComputedFigures | undefined> {
  const tallies = new Tallies(now.getTime());
  for (let after: string | undefined = ''; after !== undefined; ) {
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole run.
    await setImmediate();
    if (signal?.aborted) return undefined;
    const { received, last } = await readOrderBatch(database, after);
    for (const order of received) tallies.add(order);
    after = last;
  }
  return tallies.toFigures();
}

async function tallySamples({ database }: Services, orders: ReceivedOrder[], now: Date): Promise<ComputedFigures> {
  const ids = new Set(await listSampleOrganizations(database));
  const tallies = new Tallies(now.getTime());
  for (const order of orders) if (ids.has(order.organizationId)) tallies.add(order);
  return tallies.toFigures();
}
