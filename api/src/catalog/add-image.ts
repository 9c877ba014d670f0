import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import type { addOrganizationImageEndpoint, StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Database } from '../database/database.ts';
import { Failure, invalidFields } from '../failure.ts';
import { deleteImage, insertImage } from '../images/repository.ts';
import type { ReceivedBody } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { transactWithImage } from '../transact.ts';
import { organizationKind as kind, requireEntry } from './kinds.ts';
import { insertOrganizationImage, listOrganizationImages, updateOrganizationImage } from './organization-repository.ts';
import { type Edit, writeEdit } from './write-edit.ts';

/**
 * Adds an image after an organization's other images, or replaces one of them and removes its files.
 * @throws Failure `not_found`; `conflict` when someone else has edited the organization in the meantime, or has removed the image
 * to replace; `image_refused`; `invalid_fields` when the organization already has the maximum number of images.
 */
export async function addImage(
  services: Services,
  edit: Edit,
  { image, alt, revision, replaces }: ReceivedBody<typeof addOrganizationImageEndpoint>,
): Promise<StaffOrganization> {
  const { images: before } = await requireEntry(services.database, kind, edit.id, revision);
  const isFull = before.length >= limits.organizationImages;
  if (replaces === undefined && isFull) throw invalidFields({ image: messages.images });
  if (replaces !== undefined) requireImage(before, ({ _id }) => _id === replaces);
  const detail = auditDetail(replaces === undefined ? 'imageAdded' : 'changed.image');
  const change = { action: 'edited', detail } as const;
  const upload = { accountId: edit.editorId, bytes: image.bytes, isForSite: true };
  await transactWithImage(services, upload, async (transaction, effects, row) => {
    await writeEdit(transaction, effects, { ...edit, kind, revision, columns: {}, change }, async () => {
      await insertImage(transaction, { ...row, alt });
      if (replaces === undefined) await append(transaction, edit.id, row.id);
      else effects.removeImages(await replace(transaction, { organizationId: edit.id, replaces, imageId: row.id }));
    });
  });
  return requireEntry(services.database, kind, edit.id);
}

async function append(transaction: Database, organizationId: string, imageId: string): Promise<void> {
  const images = await listOrganizationImages(transaction, organizationId);
  // Checked again, because an edit without a revision is not refused when another image was added in the meantime.
  if (images.length >= limits.organizationImages) throw new Failure('conflict.edited');
  const position = (images.at(-1)?.position ?? -1) + 1;
  await insertOrganizationImage(transaction, { id: randomUUID(), organizationId, imageId, position });
}

interface Replacement {
  organizationId: string;
  /** The id of the organization's image to replace. */
  replaces: string;
  imageId: string;
}

/** @returns the names of the images whose files have to be removed. */
async function replace(transaction: Database, { organizationId, replaces, imageId }: Replacement): Promise<string[]> {
  const images = await listOrganizationImages(transaction, organizationId);
  const old = requireImage(images, ({ id }) => id === replaces);
  await updateOrganizationImage(transaction, old.id, imageId);
  const name = await deleteImage(transaction, old.picture_id);
  return name ? [name] : [];
}

/** @throws Failure `conflict` when someone else has removed the image. */
function requireImage<T>(images: readonly T[], isReplaced: (image: T) => boolean): T {
  const image = images.find(isReplaced);
  if (!image) throw new Failure('conflict.edited');
  return image;
}
