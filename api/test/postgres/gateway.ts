import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { addCleanup } from '../support/cleanup.ts';

/** A way to a PostgreSQL on which a test can let everything stand still, as a network or a machine may. */
export interface Gateway {
  addressOf(database: string): string;
  /** From now on nothing passes; new connections are taken and hear nothing. */
  stall(): void;
  /** Lets everything pass that waited. */
  goOn(): void;
  /** The next transaction that sends a text is done, and nobody hears that it is. */
  loseCommitAfter(text: string): void;
}

export async function openGateway(folder: string): Promise<Gateway> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let sought: string | undefined;

  /** What is asked still passes, and the answers do not any more. */
  function loseCommit(near: Socket, far: Socket): void {
    let isFound = false;
    near.on('data', (sent: Buffer) => {
      if (isFound && sent.includes('commit')) far.unpipe(near).resume();
      if (sought === undefined || !sent.includes(sought)) return;
      isFound = true;
      sought = undefined;
    });
  }

  function add(socket: Socket): Socket {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  }

  const server = createServer((near) => {
    const far = add(connect(join(folder, '.s.PGSQL.5432')));
    add(near).pipe(far).pipe(near);
    loseCommit(near, far);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    if (isStalled) for (const socket of [near, far]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  addCleanup(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (database) => `postgres://kindcrate@127.0.0.1:${port}/${database}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    loseCommitAfter(text) {
      sought = text;
    },
  };
}
