import { type ColumnDataType, type DataTypeNode, PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** Makes queries that are written for both engines behave on PostgreSQL as they do on SQLite. */
export class PortablePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ByteOrderCompiler();
  }
}

/**
 * Text columns sort and compare by their bytes, as in SQLite, whatever the locale of the database: the pages of a list
 * are the same on both engines, and an update of the operating system's collations cannot corrupt an index.
 */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode?.kind === 'ColumnDefinitionNode';
    if (isColumn && node.dataType === ('text' satisfies ColumnDataType)) this.append(' collate "C"');
  }
}
