import { randomUUID } from 'node:crypto';
import type { createBrandEndpoint, StaffBrand, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import type {
  createDonationCardEndpoint,
  StaffDonationCard,
  updateDonationCardEndpoint,
} from '@kindcrate/contract/staff-donation-cards';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/schema.ts';
import { deleteImage, insertImage, updateImageAlt } from '../images/repository.ts';
import type { ReceivedBody } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import { type Effects, transact, transactWithImage } from '../transact.ts';
import { describeEdit } from './describe-edit.ts';
import {
  findImageId,
  findNextPosition,
  insertEntryWithImage,
  type TableWithImage,
  updateImageId,
} from './entry-repository.ts';
import { type CatalogKind, requireEntry } from './kinds.ts';
import { planVisibility, planVisibilityChange } from './plan-visibility.ts';
import { alwaysVisible } from './visibility.ts';
import { type Edit, recordChange, writeEdit } from './write-edit.ts';

type EntryWithImage = StaffBrand | StaffDonationCard;
type CreateBody = ReceivedBody<typeof createBrandEndpoint> | ReceivedBody<typeof createDonationCardEndpoint>;
type UpdateBody = ReceivedBody<typeof updateBrandEndpoint> | ReceivedBody<typeof updateDonationCardEndpoint>;

/**
 * Adds a brand or a donation card after all others.
 * @throws Failure `image_refused`.
 */
export async function addEntryWithImage<Entry extends EntryWithImage>(
  services: Services,
  kind: CatalogKind<Entry, TableWithImage>,
  editorId: string,
  { image: { bytes }, alt, hidden, showFrom, hideOn, ...fields }: CreateBody,
): Promise<Entry> {
  const id = randomUUID();
  const visibility = await planVisibility(services.database, alwaysVisible, { hidden, showFrom, hideOn });
  await transactWithImage(
    services,
    { accountId: editorId, bytes, isForSite: true },
    async (transaction, effects, image) => {
      await insertImage(transaction, { ...image, alt });
      const position = await findNextPosition(transaction, kind.table);
      const row = { ...fields, ...visibility, id, picture_id: image.id, position, is_sample: 0 };
      await insertEntryWithImage(transaction, kind.table, row);
      await recordChange(transaction, effects, { id, editorId, kind, change: { action: 'created', detail: '' } });
    },
  );
  return requireEntry(services.database, kind, id);
}

/**
 * Edits a brand or a donation card. A replaced image is removed, so that its URL stops working.
 * @throws Failure `not_found`; `conflict` when someone else has edited the entry in the meantime; `image_refused`.
 */
export async function editEntryWithImage<Entry extends EntryWithImage>(
  services: Services,
  kind: CatalogKind<Entry, TableWithImage>,
  edit: Edit,
  { revision, image: upload, alt, hidden, showFrom, hideOn, ...fields }: UpdateBody,
): Promise<Entry> {
  const before = await requireEntry(services.database, kind, edit.id, revision);
  const visibility = { hidden, showFrom, hideOn };
  const change = describeEdit(
    // Without the current image, any uploaded one counts as a change.
    { ...before, image: undefined, alt: before.image.alt },
    { ...fields, image: upload, alt, ...visibility },
  );
  if (!change) return before;
  const columns = { ...fields, ...(await planVisibilityChange(services.database, before, visibility)) };
  const write = (transaction: Database, effects: Effects, image?: ImageRow) =>
    writeEdit(transaction, effects, { ...edit, kind, revision, columns, change }, async () => {
      const oldId = await findImageId(transaction, kind.table, edit.id);
      if (image) {
        // The contract requires a text alternative with an image.
        await replaceImage(transaction, effects, { kind, id: edit.id, oldId, image: { ...image, alt: alt ?? '' } });
      } else if (alt !== undefined) {
        await updateImageAlt(transaction, oldId, alt);
      }
    });
  await (upload
    ? transactWithImage(services, { accountId: edit.editorId, bytes: upload.bytes, isForSite: true }, write)
    : transact(services, write));
  return requireEntry(services.database, kind, edit.id);
}

interface Replacement {
  kind: { table: TableWithImage };
  id: string;
  oldId: string;
  image: ImageRow;
}

async function replaceImage(
  transaction: Database,
  effects: Effects,
  { kind, id, oldId, image }: Replacement,
): Promise<void> {
  await insertImage(transaction, image);
  await updateImageId(transaction, kind.table, id, image.id);
  const oldName = await deleteImage(transaction, oldId);
  if (oldName) effects.removeImages([oldName]);
}
