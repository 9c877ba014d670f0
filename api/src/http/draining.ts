import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const checkInterval = 50;

/**
 * Ends connections when the server closes. Node closes only those that are idle at that moment; it would wait for one that
 * a browser opened in advance and never used, and for one whose last reply follows a moment later.
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
