import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.ts';
import { Failure } from '../failure.ts';
import { notFound, sendFailure, toReply } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

/** Milliseconds. Node's own defaults are a minute for headers and none for silence, looked after every 30 seconds. */
export const connectionTimeouts = {
  /** All headers must be there. */
  headers: 8_000,
  /** A socket on which nothing moves is closed. */
  silence: 10_000,
  /** A request must be there with its whole body, however slowly a photo goes up. */
  body: 60_000,
  /** A connection waits for another request. */
  keepAlive: 5_000,
  checkEvery: 1_000,
};

/** How the server treats connections, slow and broken ones included. */
export function connectionSettings(environment: Environment, timeouts = connectionTimeouts) {
  const headers = securityHeaders(environment);
  return {
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkEvery },
    requestTimeout: timeouts.body,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    // While the server ends, what comes over a connection that is open is still done.
    return503OnClosing: false,
    // An address with a broken escape, which no route can take and no hook sees.
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      sendFailure(notFound(), reply.headers(headers));
    },
    clientErrorHandler: (error: ConnectionError, socket: Socket) => refuseConnection(error, socket, headers),
  } as const;
}

const refusals: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive. Send it again' },
};

const malformed = { status: 400, message: 'What was sent could not be read' };

/** Answers what never became a request, in the same shape and with the same headers as everything else. */
function refuseConnection({ code }: ConnectionError, socket: Socket, headers: Record<string, string>): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = refusals[code] ?? malformed;
  const body = JSON.stringify(toReply(new Failure('bad_request', message)));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
