import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.ts';
import { Failure } from '../failure.ts';
import { toFailureReply } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Refuses requests that Node would refuse with an empty reply and without the security headers, or would accept although
 * HTTP forbids them. `connectionSettings` turns off Node's own check of the Host header.
 */
export function addRequestChecks(app: FastifyInstance, environment: Environment): void {
  const headers = { ...securityHeaders(environment), 'cache-control': 'no-store' };
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const failure = new Failure('bad_request.expectation', { status: 417 });
    const body = JSON.stringify(toFailureReply(failure));
    const entity = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(failure.status, { ...headers, ...entity }).end(body);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOneHost(request) ? undefined : new Failure('bad_request.host'));
  });
}

/** Only HTTP/1.0 allows a request without a Host header (RFC 9112, section 3.2). */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const hosts = countHeaders(raw.rawHeaders, 'host');
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/** Counts how often a header was sent. Node's `rawHeaders` alternates names and values. @param name in lowercase */
export function countHeaders(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === name) count++;
  return count;
}
