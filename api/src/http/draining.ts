import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for idle connections. */
const checkInterval = 50;

/**
 * Ends connections when the server closes. Node closes only those that are idle at that moment. It would wait for a
 * connection that a browser opened in advance and never used, and for one that becomes idle later, after its last reply.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setInterval(() => app.server.closeIdleConnections(), checkInterval);
    app.server.once('close', () => clearInterval(timer));
  });
}
