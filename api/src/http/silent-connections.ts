import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RepliesInFlight } from './replies-in-flight.ts';

/**
 * Closes a connection after a long silence (`connectionTimeouts.silence`), unless the client is silent only because it is
 * waiting for us: for our reply, or for us to read its request, which may be queued.
 */
export function closeSilentConnections(app: FastifyInstance, replies: RepliesInFlight): void {
  app.server.on('timeout', (socket: Socket) => {
    const isWaiting = [...replies].some((reply) => reply.raw.socket === socket && waitsForUs(reply, socket));
    if (!isWaiting) socket.destroy();
  });
}

/**
 * If the reply has unsent bytes, the client has to read them first. If the request is incomplete, the client has to send the
 * rest, unless we are not reading the body yet.
 */
function waitsForUs({ request: { raw } }: FastifyReply, socket: Socket): boolean {
  return socket.writableLength === 0 && (raw.complete || !raw.readableFlowing);
}
