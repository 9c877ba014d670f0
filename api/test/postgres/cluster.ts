import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';

/** A PostgreSQL cluster for tests. */
export interface Cluster {
  /** The folder of the cluster and its Unix socket. */
  folder: string;
  /** Stops PostgreSQL with a signal, and waits until it has exited. */
  stop(signal: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops PostgreSQL and the child process, and removes the folder. */
  end(): Promise<void>;
}

/**
 * Creates and starts a cluster in a child process, which stops the cluster when this process ends, even if this process is killed.
 * @param settings PostgreSQL settings that override the defaults of the test clusters
 */
export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const child = fork(new URL('./cluster-process.ts', import.meta.url), [JSON.stringify(settings)], { execArgv: [] });
  const receive = async () => {
    // Aborting the signal removes the listener for the event that did not occur.
    const received = new AbortController();
    const { signal } = received;
    const [message] = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
    received.abort();
    if (typeof message === 'string') return message;
    throw new Error(`PostgreSQL for the tests exited with code ${message}`);
  };
  /** Sends `start` or the name of a signal, and waits until it has taken effect. */
  const send = async (command: string) => {
    const done = receive();
    child.send(command);
    await done;
  };
  return {
    folder: await receive(),
    stop: send,
    start: () => send('start'),
    async end() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Returns the URL of a database. @param folder the folder of the cluster, which contains its Unix socket */
export function databaseUrl(folder: string, database: string): string {
  return `postgres://kindcrate@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** Runs one statement on its own connection, for example to create or inspect a database. */
export async function runStatement(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
