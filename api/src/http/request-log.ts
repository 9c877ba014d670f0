import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';

/**
 * The settings of the logger, which writes structured lines to standard output. The host name and process id are left out,
 * because the system's log adds them. Request headers are removed, because at level `trace` @fastify/multipart logs them with
 * the token.
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
 * Logs every reply at level `info` with the pattern of its route. URLs, bodies, headers and IP addresses are not logged,
 * because they may contain private data.
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
