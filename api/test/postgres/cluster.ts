import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';

/** A PostgreSQL for tests. */
export interface Cluster {
  /** The folder with its socket. */
  folder: string;
  /** Ends PostgreSQL by a signal, and returns when it is gone. */
  stop(signal: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Ends everything and leaves nothing behind. */
  end(): Promise<void>;
}

/** Makes and starts a cluster; it does not outlive this process, even one that is killed. */
export async function startCluster(): Promise<Cluster> {
  const keeper = fork(new URL('./cluster-process.ts', import.meta.url), { execArgv: [] });
  const answer = async () => {
    const [said] = await Promise.race([once(keeper, 'message'), once(keeper, 'exit')]);
    if (typeof said === 'string') return said;
    throw new Error(`the PostgreSQL of the tests ended with exit code ${said}`);
  };
  const tell = async (what: string) => {
    const done = answer();
    keeper.send(what);
    await done;
  };
  return {
    folder: await answer(),
    stop: tell,
    start: () => tell('start'),
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}

/** The address of a database behind the socket of a folder. */
export function addressOf(folder: string, database: string): string {
  return `postgres://kindcrate@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** Runs a statement where no application is: to make a database, or to look into one. */
export async function runOn(address: string, statement: string): Promise<unknown[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
