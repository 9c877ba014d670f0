import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import { toFailureReply } from './errors.ts';
import type { RepliesInFlight } from './replies-in-flight.ts';

/** Milliseconds between two checks for idle connections. */
const checkInterval = 50;

/**
 * Milliseconds, counted from when the server begins to close, unless stated otherwise. The last connections are cut after 9.5
 * seconds, because Docker kills the process after 10.
 */
const drainTimes = {
  /** Until the first connections are closed; meanwhile, requests that have already arrived are read. */
  firstClose: 100,
  /** After that, the maximum time for accepting connections that clients have opened. A busy server accepts only a few a second. */
  accept: 2_000,
  /** Until new requests and requests that have not arrived completely are refused. */
  refusePartial: 5_000,
  /** Until all other requests are refused. */
  refuseAll: 8_000,
  /** From a refusal until the connection is cut, so that a client that is still sending can read the reply. */
  linger: 1_500,
};

/**
 * Ends connections when the server closes: idle ones immediately, the others once their requests have been answered, and all of
 * them by a deadline. Node itself closes only connections that are idle at that moment, and stops enforcing its timeouts for
 * slow clients.
 */
export function endConnectionsOnClose(app: FastifyInstance, replies: RepliesInFlight): void {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let accepted = 0;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    accepted++;
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isRefusing ? stoppingFailure() : undefined));

  function refusePartial(): void {
    isRefusing = true;
    for (const reply of replies) if (!reply.request.raw.complete) refuse(reply);
    setTimeout(cutConnectionsWithoutReply, drainTimes.linger);
  }

  function cutConnectionsWithoutReply(): void {
    const used = new Set([...replies].map((reply) => reply.raw.socket));
    for (const socket of sockets) if (!used.has(socket)) socket.destroy();
  }

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  /**
   * Accepts the connections that clients have already opened, and reads what they have sent. A turn of the event loop accepts
   * one connection, and the next turn reads from it; on a busy server, many connections may still be waiting for both.
   */
  async function acceptOpenedConnections(): Promise<void> {
    const end = performance.now() + drainTimes.accept;
    for (let before = -1; before < accepted && performance.now() < end; ) {
      before = accepted;
      for (let turns = 0; turns < 2; turns++) await nextTurn();
    }
  }

  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timers = [
      setTimeout(refusePartial, drainTimes.refusePartial),
      setTimeout(() => replies.forEach(refuse), drainTimes.refuseAll),
      setTimeout(cutAll, drainTimes.refuseAll + drainTimes.linger),
    ];
    app.server.once('close', () => timers.forEach(clearTimeout));
    await sleep(drainTimes.firstClose);
    await acceptOpenedConnections();
    // A browser may open a connection in advance and never use it.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    timers.push(setInterval(() => app.server.closeIdleConnections(), checkInterval));
  });
}

/** Replies with a failure before the handler can reply. Fastify then drops the handler's reply, or does not call the handler at all. */
function refuse(reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return;
  const failure = stoppingFailure();
  const body = JSON.stringify(toFailureReply(failure));
  reply.hijack();
  reply.raw.writeHead(failure.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'retry-after': `${failure.retryAfter}`,
  });
  reply.raw.end(body);
}

function stoppingFailure(): Failure {
  return new Failure('unavailable.stopping', { retryAfter: 5 });
}
