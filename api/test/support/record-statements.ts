import { vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';

/** Records the statements that a database runs outside of transactions. `stop` returns them, without the values of their parameters. */
export function recordStatements(database: Database): { stop: () => string[] } {
  const statements: string[] = [];
  const executor = database.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation((query) => {
    statements.push(query.sql);
    return execute(query);
  });
  return {
    stop() {
      spy.mockRestore();
      return statements;
    },
  };
}
