import type { Contents } from '../backup/contents.ts';

/**
 * Describes a backup in words that fit into the middle of a sentence:
 * `1,234 rows of 27 tables and 56 images, as of 2026-11-22T14:30:00.000Z,`.
 */
export function describeContents({ tables, images, takenAt }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [`${formatCount(rows, 'row')} of ${formatCount(tables.length, 'table')}`];
  if (images) parts.push(formatCount(images.count, 'image'));
  const missing = images?.missing.length;
  const note = missing ? ` (the files of ${missing} of them were missing)` : '';
  return `${parts.join(' and ')}${note}, as of ${takenAt},`;
}

export function formatCount(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
