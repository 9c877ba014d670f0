import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RepliesInFlight } from './replies-in-flight.ts';

/**
 * Closes a connection after a long silence (`connectionTimeouts.silence`), unless the client is only silent because it has
 * sent its request and waits for our reply, perhaps in a queue.
 */
export function closeSilentConnections(app: FastifyInstance, replies: RepliesInFlight): void {
  app.server.on('timeout', (socket: Socket) => {
    const isWaiting = [...replies].some((reply) => reply.raw.socket === socket && waitsForUs(reply, socket));
    if (!isWaiting) socket.destroy();
  });
}

/** Unsent bytes of a reply wait for the client. A body that is not being read yet waits for us, perhaps in a queue. */
function waitsForUs({ request: { raw } }: FastifyReply, socket: Socket): boolean {
  return socket.writableLength === 0 && (raw.complete || !raw.readableFlowing);
}
