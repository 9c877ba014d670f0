import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { runStatement } from '../postgres/cluster.ts';

/** A node of a plan, with the fields of `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` that are used here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** A statement that was run, with its plan. */
export interface RecordedStatement {
  query: string;
  milliseconds: number;
  plan: PlanNode;
}

/**
 * PostgreSQL's `auto_explain` module logs the plan that each statement actually used, including the statements that triggers
 * run.
 */
const logSettings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
};

/** Configures a database so that every new connection logs all its query plans. */
export async function logPlans(url: string): Promise<void> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  for (const [name, value] of Object.entries(logSettings))
    await runStatement(url, `alter database ${database} set ${name} = '${value}'`);
}

/** Runs a task, and returns the statements that the API ran during it, with their plans. */
export async function recordPlans(url: string, task: () => Promise<void>): Promise<RecordedStatement[]> {
  const start = await findLogEnd(url);
  await task();
  const marker = randomUUID();
  await runStatement(url, `select '${marker}'`);
  // One PostgreSQL process writes the log lines of all connections in the order in which they arrive, so the marker comes last.
  for (;;) {
    const log = await readLog(url, start);
    if (log.includes(marker)) return log.split('\n').flatMap(parseLine);
    await sleep(20);
  }
}

const logFile = `pg_current_logfile('jsonlog')`;

/** @returns the size of PostgreSQL's log in bytes. @throws when PostgreSQL does not write the log that contains the plans */
export async function findLogEnd(url: string): Promise<number> {
  const [row] = (await runStatement(url, `select size from pg_stat_file(${logFile})`)) as { size: string | null }[];
  // The row contains nulls when the file does not exist.
  if (!row?.size) throw new Error('PostgreSQL must run with logging_collector=on and log_destination=jsonlog');
  return Number(row.size);
}

async function readLog(url: string, start: number): Promise<string> {
  // One statement cannot return more than 1 GB, but one request logs only a few MB.
  const [row] = (await runStatement(url, `select pg_read_file(${logFile}, ${start}, 500000000) as log`)) as {
    log: string;
  }[];
  return row?.log ?? '';
}

function parseLine(line: string): RecordedStatement[] {
  if (!line.includes('"application_name":"kindcrate"')) return [];
  const { message } = JSON.parse(line) as { message: string };
  const [, milliseconds, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? [];
  if (json === undefined) return [];
  const { 'Query Text': query, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
  return [{ query, milliseconds: Number(milliseconds), plan }];
}

/** Lists the tables that have at least `rows` rows. */
export async function listLargeTables(url: string, rows: number): Promise<Set<string>> {
  const tables = (await runStatement(
    url,
    `select relname from pg_class where relkind = 'r' and reltuples >= ${rows}`,
  )) as { relname: string }[];
  return new Set(tables.map(({ relname }) => relname));
}

/** Describes how each table was read, for example `orders_newest 26`: the index, or else the table, and the number of rows. */
export function describePlan({ plan }: RecordedStatement): string {
  const reads = nodesOf(plan).filter((node) => node['Index Name'] ?? node['Relation Name']);
  const described = reads.map((node) => {
    const name =
      node['Node Type'] === 'Seq Scan'
        ? `whole ${node['Relation Name']}`
        : (node['Index Name'] ?? node['Relation Name']);
    return `${name} ${countRowsRead(node)}`;
  });
  return [...new Set(described)].join(', ');
}

/** Counts the blocks of 8 kB that a statement used, whether or not they were in PostgreSQL's memory. */
export function countBlocks({ plan }: RecordedStatement): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Lists the steps of a plan that get slower as orders accumulate: reads of whole large tables, or of more than `maxRows` rows. */
export function findProblems({ plan }: RecordedStatement, largeTables: Set<string>, maxRows: number): string[] {
  return nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name'];
    if (node['Node Type'] === 'Seq Scan' && table && largeTables.has(table) && countRowsRead(node) > 0)
      return [`reads all of ${table}`];
    return countRowsRead(node) > maxRows
      ? [`reads ${countRowsRead(node)} rows of ${node['Index Name'] ?? table ?? node['Node Type']}`]
      : [];
  });
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Counts the rows that a node read, including those that it filtered out. */
function countRowsRead(node: PlanNode): number {
  const perLoop =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(perLoop * node['Actual Loops']);
}
