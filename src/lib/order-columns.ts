/** The columns of the orders table, from first to last. */
export const orderColumns = [
  'goods',
  'number',
  'pieces',
  'donor',
  'organization',
  'category',
  'status',
  'waiting',
  'placed',
  'handover',
  'received',
  'assignee',
] as const;

export type OrderColumn = (typeof orderColumns)[number];

/** This column identifies each row and contains the link to its order, so it cannot be hidden. */
export const fixedColumn = 'goods' satisfies OrderColumn;

const hiddenByDefault: readonly OrderColumn[] = ['number', 'category', 'received'];

export const defaultColumns = orderColumns.filter((column) => !hiddenByDefault.includes(column));

/**
 * Reads the columns from the page's URL, such as `goods,pieces,donor`. Unknown names are ignored; if no name is known, the
 * defaults apply.
 */
export function parseColumns(value: string | undefined): OrderColumn[] {
  const names = value?.split(',').map((name) => name.trim()) ?? [];
  const known = orderColumns.filter((column) => names.includes(column));
  return known.length
    ? orderColumns.filter((column) => column === fixedColumn || known.includes(column))
    : defaultColumns;
}

/** The columns as the page's URL contains them; undefined if they are the defaults. */
export function formatColumns(columns: readonly OrderColumn[]): string | undefined {
  const value = orderColumns.filter((column) => columns.includes(column)).join();
  return value === defaultColumns.join() ? undefined : value;
}
