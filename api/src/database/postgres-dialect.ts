import { type ColumnDataType, type DataTypeNode, PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** Makes what is written for both engines mean the same on PostgreSQL. */
export class PortablePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ByteOrderCompiler();
  }
}

/**
 * Texts sort and compare by their bytes, as the embedded engine does it, whatever language the database was made for:
 * ids and times page alike on both, and no update of the system's sorting rules can break an index.
 */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode?.kind === 'ColumnDefinitionNode';
    if (isColumn && node.dataType === ('text' satisfies ColumnDataType)) this.append(' collate "C"');
  }
}
