import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.ts';
import { Failure } from '../failure.ts';
import { sendFailure, toFailureReply } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

/** Milliseconds. Node's defaults are a minute for headers, no limit for a silent socket, and a check every 30 seconds. */
export const connectionTimeouts = {
  /** Until all headers have arrived. */
  headers: 8_000,
  /** Until a connection without any traffic is closed, even in the middle of a request. */
  silence: 10_000,
  /** Until the whole request has arrived; uploading a photo may take a while. */
  body: 60_000,
  /** How long a connection stays open for another request after a reply. */
  keepAlive: 5_000,
  checkInterval: 1_000,
};

/** Fastify's options for connections, including slow and broken ones. */
export function connectionSettings(environment: Environment, timeouts = connectionTimeouts) {
  const headers = securityHeaders(environment);
  return {
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkInterval,
      requireHostHeader: false,
    },
    requestTimeout: timeouts.body,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    // While the server shuts down, requests on open connections are still handled.
    return503OnClosing: false,
    // A URL with a malformed escape sequence matches no route, so the hook that sets the headers does not run.
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      sendFailure(new Failure('not_found'), reply.headers(headers));
    },
    clientErrorHandler: (error: ConnectionError, socket: Socket) => refuseConnection(error, socket, headers),
  } as const;
}

const failures: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: new Failure('bad_request.headers_too_long', { status: 431 }),
  ERR_HTTP_REQUEST_TIMEOUT: new Failure('bad_request.too_slow', { status: 408 }),
};

const malformed = new Failure('bad_request');

/** Refuses a request that is malformed or too slow, in the same shape and with the same headers as other failures. */
function refuseConnection({ code }: ConnectionError, socket: Socket, headers: Record<string, string>): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const failure = failures[code] ?? malformed;
  const body = JSON.stringify(toFailureReply(failure));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`);
}
