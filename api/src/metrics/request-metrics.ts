import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/**
 * Measures how long requests take. The label of a duration is the pattern of the route, because URLs may contain personal data,
 * and their number is unlimited.
 */
export function addRequestMetrics(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'kindcrate_http_request_duration_seconds',
    help: 'Seconds from the arrival of a request until its reply was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(unknown)';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
