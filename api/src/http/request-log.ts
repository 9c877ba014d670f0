import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';

/**
 * Structured lines on standard output, without the host's name and process id, which the system's log has anyway, and
 * without the headers of a request: at level `trace` @fastify/multipart would log them, the token among them.
 */
export function loggerSettings({ LOG_LEVEL }: Environment) {
  return {
    level: LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['headers', '*.headers'], remove: true },
  };
}

/**
 * Logs every reply at level `info` with the pattern of its route: an address itself may hold what is nobody's
 * business, and so may a body, a header or the address of the person who asked.
 */
export function addRequestLog(app: FastifyInstance): void {
  if (!['info', 'debug', 'trace'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(unknown)';
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
