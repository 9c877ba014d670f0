import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { addDataMetrics } from './data-metrics.ts';
import { addEventMetrics } from './event-metrics.ts';
import { addQueueMetrics } from './queue-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';

/**
 * Serves the figures of this server in Prometheus format (docs/operate.md) to clients that send the token. Call it before
 * other routes are added, so that their requests are measured.
 */
export function serveMetrics(app: FastifyInstance, services: Services, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addRequestMetrics(app, register);
  addQueueMetrics(register, services);
  addDataMetrics(register, services);
  const stopCounting = addEventMetrics(register);
  app.addHook('onClose', async () => stopCounting());
  const expected = hash(`Bearer ${token}`);
  app.get('/metrics', async ({ headers }, reply) => {
    // Hashes have the same length, which the comparison requires.
    if (!timingSafeEqual(hash(headers.authorization ?? ''), expected)) throw new Failure('unauthorized.no_token');
    return reply.type(register.contentType).send(await register.metrics());
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();
