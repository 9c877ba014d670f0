import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RepliesInFlight } from './replies-in-flight.ts';

/**
 * Closes a connection after a long silence of the client. A client that has sent its request is silent because it waits for
 * us, perhaps in a queue: it keeps the connection, and gets its reply.
 */
export function closeSilentConnections(app: FastifyInstance, replies: RepliesInFlight): void {
  app.server.on('timeout', (socket: Socket) => {
    const isWaiting = [...replies].some((reply) => reply.raw.socket === socket && waitsForUs(reply, socket));
    if (!isWaiting) socket.destroy();
  });
}

/** A request that nobody reads yet is waiting for its turn. Bytes that were not sent wait for the client to read them. */
function waitsForUs({ request: { raw } }: FastifyReply, socket: Socket): boolean {
  return socket.writableLength === 0 && (raw.complete || !raw.readableFlowing);
}
