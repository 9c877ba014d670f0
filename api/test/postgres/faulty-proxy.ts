import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { addCleanup } from '../support/cleanup.ts';

/** A proxy in front of PostgreSQL that simulates failures of the network or the machine. */
export interface FaultyProxy {
  /** The URL of a database, through the proxy. */
  databaseUrl(database: string): string;
  /** Forwards nothing from now on. New connections are accepted but get no reply. */
  stall(): void;
  /** Forwards everything again, including the data that was held back. */
  resume(): void;
  /** Drops the reply to the commit of the next transaction whose queries contain `text`. PostgreSQL still commits it. */
  dropCommitReplyAfter(text: string): void;
}

/** @param folder the folder of the cluster's Unix socket */
export async function openFaultyProxy(folder: string): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  let marker: string | undefined;

  /** Once a transaction with a query that contains the marker is committed, drops the reply to the commit and everything after it. */
  function dropCommitReply(client: Socket, postgres: Socket): void {
    let isMarked = false;
    client.on('data', (sent: Buffer) => {
      // Without a pipe, `resume` discards what PostgreSQL sends.
      if (isMarked && sent.includes('commit')) postgres.unpipe(client).resume();
      if (marker === undefined || !sent.includes(marker)) return;
      isMarked = true;
      marker = undefined;
    });
  }

  function track(socket: Socket): Socket {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  }

  const server = createServer((client) => {
    // PostgreSQL names its socket after the default port.
    const postgres = track(connect(join(folder, '.s.PGSQL.5432')));
    track(client).pipe(postgres).pipe(client);
    dropCommitReply(client, postgres);
    client.once('close', () => postgres.destroy());
    postgres.once('close', () => client.destroy());
    if (isStalled) for (const socket of [client, postgres]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  addCleanup(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    databaseUrl: (database) => `postgres://kindcrate@127.0.0.1:${port}/${database}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    dropCommitReplyAfter(text) {
      marker = text;
    },
  };
}
