import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks at what has become idle. */
const pause = 50;

/**
 * Ends connections when the server does. Node closes those that are idle at that moment; it waits for one that a
 * browser opened ahead and never used, and for one whose last reply came a moment later.
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
    const timer = setInterval(() => app.server.closeIdleConnections(), pause);
    app.server.once('close', () => clearInterval(timer));
  });
}
