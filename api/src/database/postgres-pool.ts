import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from 'pg';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Milliseconds to get a connection, a free one or a new one. */
const connectionTimeoutMillis = 3_000;

/** Milliseconds for a query, by PostgreSQL's clock and, when that stands still, by ours; nobody waits for more. */
const prompt = { statement_timeout: 5_000, query_timeout: 6_000, idle_in_transaction_session_timeout: 10_000 };

/** Connections for the requests of a server, where nothing may take long. */
export function connectPromptly(address: string): PostgresPool {
  return guardPool(createPool(address, { ...prompt, max: 10 }));
}

/** One connection, for what takes as long as it takes. */
export function connectPatiently(address: string): PostgresPool {
  return guardPool(createPool(address, { max: 1 }));
}

function createPool(connectionString: string, config: PoolConfig): Pool {
  const common = { connectionString, connectionTimeoutMillis, keepAlive: true, types: createTypes() };
  const pool = new Pool({ application_name: 'kindcrate', ...common, ...config });
  // A connection that breaks while nobody uses it is gone from the pool already, and one that breaks in somebody's
  // hands fails their next query. Without a listener either would end the process.
  const isKnown = () => {};
  pool.on('error', isKnown);
  pool.on('connect', (client) => client.on('error', isKnown));
  return pool;
}

/** `count()` and `sum()` are wider than the columns that they are of, and would come as texts. */
function createTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) overrides.setTypeParser(type, Number);
  return overrides;
}

function guardPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => guardClient(await pool.connect().catch(refuse)),
    end: () => pool.end(),
  };
}

function refuse(error: NodeJS.ErrnoException): never {
  throw new DatabaseUnavailableError(error.message || error.code, { cause: error });
}

/** SQLSTATEs that say nothing of the query: no connection, no resources, a shutdown, a deadlock, out of time, read-only. */
const passing = /^(08|53|57|40001|40P01|55P03|25006|25P03)/;
const diskFull = '53100';

/**
 * Tells what is wrong with a query from what is wrong with the database. After a query that was not answered none is
 * asked on that connection, the end of its transaction included: it is closed, and PostgreSQL undoes what was open.
 */
function guardClient(client: PoolClient): PostgresPoolClient {
  let lost: Error | undefined;

  function judge(error: Error): never {
    const isAnswer = error instanceof DatabaseError;
    if (!isAnswer) lost = error;
    // It may repeat what somebody typed, which no log is to keep.
    else error.detail = undefined;
    if (isAnswer && (error.code === diskFull || !passing.test(error.code ?? ''))) throw error;
    throw new DatabaseUnavailableError(error.message, { cause: error });
  }

  const query = async (text: string, values: readonly unknown[]) => {
    if (lost) throw new DatabaseUnavailableError(lost.message, { cause: lost });
    return client.query(text, [...values]).catch(judge);
  };
  return {
    // Kysely asks for cursors this way too, where results are streamed; ours never are.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || lost),
  };
}
