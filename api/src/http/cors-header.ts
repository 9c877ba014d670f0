import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether scripts on any site may read the replies, which are public and the same for everyone. */
    allowsEveryOrigin?: boolean;
  }
}

/**
 * Sets the CORS header for routes that any site may read. Must be added before the rate limits, so that other sites can also
 * read the reply to a request that exceeds a limit.
 */
export function addCorsHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.allowsEveryOrigin) reply.header('access-control-allow-origin', '*');
    done();
  });
}
