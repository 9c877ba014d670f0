import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

type BuildQuery<Values extends string[], Row> = (database: Database, ...values: Values) => Compilable<Row>;
type RunQuery<Values extends string[], Row> = (database: Database, ...values: Values) => Promise<Row[]>;

/**
 * Creates a function that runs a query with the values it is called with. The query is built only once for each engine,
 * because building takes longer than running a small query.
 * @param build must pass each value on as a parameter of the query, and must not build different queries for different values
 */
export function prepareQuery<Values extends string[], Row>(build: BuildQuery<Values, Row>): RunQuery<Values, Row> {
  const placeholders = Array.from({ length: build.length - 1 }, (_, index) => `value ${index} of a prepared query`);
  /** One query for PostgreSQL (`true`), and one for the embedded database. */
  const compiled = new Map<boolean, CompiledQuery<Row>>();

  return async (database, ...values) => {
    const isOnPostgres = isPostgres(database);
    const query = compiled.get(isOnPostgres) ?? build(database, ...(placeholders as Values)).compile();
    compiled.set(isOnPostgres, query);
    const parameters = query.parameters.map((parameter) => {
      const index = placeholders.indexOf(parameter as string);
      return index < 0 ? parameter : values[index];
    });
    return (await database.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
