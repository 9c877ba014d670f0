import type { Database } from '../database/database.ts';
import { countRows } from '../database/tables.ts';
import { type ImageStore, imageNameOf } from '../images/image-store.ts';
import { formatCount } from './describe-backup.ts';

/** Describes what is stored: `3 accounts, 12 orders, 140 other rows and 40 image files`. @returns undefined when nothing is stored */
export async function describeStored(database: Database, images: ImageStore | undefined): Promise<string | undefined> {
  const rows = await countRows(database);
  const { users = 0, orders = 0 } = rows;
  const others = Object.values(rows).reduce((sum, number) => sum + number, 0) - users - orders;
  let files = 0;
  if (images) for await (const { fileName } of images.list()) if (imageNameOf(fileName)) files++;
  if (!(users + orders + others + files)) return undefined;
  return `${formatCount(users, 'account')}, ${formatCount(orders, 'order')}, ${formatCount(others, 'other row')} and ${formatCount(files, 'image file')}`;
}
