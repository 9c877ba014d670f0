import type { Database } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';
import { createRowDigest } from '../database/row-digest.ts';
import { listTables, readRows, type Table } from '../database/tables.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { type Contents, entryNames, type TableContents } from './contents.ts';

/** An entry ends once its rows have this many characters, because it is kept in memory until it is written. */
const partSize = 4_000_000;

/** Writes all rows of a snapshot to the archive. */
export async function writeRows(
  archive: ArchiveWriter,
  snapshot: Database,
): Promise<Pick<Contents, 'migrations' | 'tables'>> {
  const tables: TableContents[] = [];
  for (const table of await listTables(snapshot)) tables.push(await writeTable(archive, snapshot, table));
  return { migrations: await readMigrations(snapshot), tables };
}

async function writeTable(archive: ArchiveWriter, snapshot: Database, table: Table): Promise<TableContents> {
  const digest = createRowDigest(table.columns);
  let lines: string[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    if (lines.length) await archive.add(entryNames.rows(table.name, ++part), Buffer.from(lines.join('')));
    lines = [];
    size = 0;
  };
  for await (const rows of readRows(snapshot, table)) {
    for (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      digest.add(row);
      lines.push(line);
      size += line.length;
    }
    if (size >= partSize) await flush();
  }
  await flush();
  return { ...table, rows: digest.count(), digest: digest.sum() };
}
