import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import type {
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  StaffOrganization,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { deleteImage, insertImage, updateImageAlt } from '../images/repository.ts';
import type { ReceivedBody } from '../images/uploaded-image.ts';
import type { Services } from '../services.ts';
import { transact, transactWithImage } from '../transact.ts';
import { describeArrangement, describeEdit, joinChanges } from './describe-edit.ts';
import { findNextPosition } from './entry-repository.ts';
import { organizationKind as kind, requireEntry } from './kinds.ts';
import {
  deleteOrganizationImages,
  insertOrganization,
  insertOrganizationImage,
  listOrganizationImages,
} from './organization-repository.ts';
import { planVisibility, planVisibilityChange } from './plan-visibility.ts';
import { alwaysVisible } from './visibility.ts';
import { type Edit, recordChange, writeEdit } from './write-edit.ts';

type Arrangement = BodyOf<typeof arrangeOrganizationImagesEndpoint>;

/**
 * Adds an organization after all others, with its first image.
 * @throws Failure `image_refused`.
 */
export async function addOrganization(
  services: Services,
  editorId: string,
  { title, organizationInfo, image, alt, ...visibilityFields }: ReceivedBody<typeof createOrganizationEndpoint>,
): Promise<StaffOrganization> {
  const id = randomUUID();
  const visibility = await planVisibility(services.database, alwaysVisible, visibilityFields);
  const upload = { accountId: editorId, bytes: image.bytes, isForSite: true };
  await transactWithImage(services, upload, async (transaction, effects, row) => {
    const position = await findNextPosition(transaction, kind.table);
    const columns = { title, information: organizationInfo, ...visibility, position, is_sample: 0 };
    await insertOrganization(transaction, { id, ...columns });
    await insertImage(transaction, { ...row, alt });
    await insertOrganizationImage(transaction, { id: randomUUID(), organizationId: id, imageId: row.id, position: 0 });
    await recordChange(transaction, effects, { id, editorId, kind, change: { action: 'created', detail: '' } });
  });
  return requireEntry(services.database, kind, id);
}

/**
 * Edits the title, the information and the visibility of an organization.
 * @param arranged the images in their new order with their text alternatives, if they change too
 * @throws Failure `not_found`; `conflict` when someone else has edited the organization in the meantime.
 */
export async function editOrganization(
  services: Services,
  edit: Edit,
  { revision, ...changes }: BodyOf<typeof updateOrganizationEndpoint>,
  arranged?: Arrangement['images'],
): Promise<StaffOrganization> {
  const before = await requireEntry(services.database, kind, edit.id, revision);
  const change = joinChanges(describeEdit(before, changes), arranged && describeArrangement(before.images, arranged));
  if (!change) return before;
  const { title, organizationInfo: information, ...visibility } = changes;
  const columns = { title, information, ...(await planVisibilityChange(services.database, before, visibility)) };
  await transact(services, (transaction, effects) =>
    writeEdit(transaction, effects, { ...edit, kind, revision, columns, change }, async () => {
      if (arranged) effects.removeImages(await writeArrangement(transaction, edit.id, arranged));
    }),
  );
  return requireEntry(services.database, kind, edit.id);
}

/**
 * Reorders the images of an organization, changes their text alternatives, and removes the ones that are left out.
 * @throws Failure `not_found`; `conflict` when someone else has edited the organization in the meantime, or an image no longer
 * exists.
 */
export async function arrangeImages(
  services: Services,
  edit: Edit,
  { images: arranged, revision }: Arrangement,
): Promise<StaffOrganization> {
  const before = await requireEntry(services.database, kind, edit.id, revision);
  const change = describeArrangement(before.images, arranged);
  if (!change) return before;
  await transact(services, async (transaction, effects) => {
    await writeEdit(transaction, effects, { ...edit, kind, revision, columns: {}, change }, async () => {
      effects.removeImages(await writeArrangement(transaction, edit.id, arranged));
    });
  });
  return requireEntry(services.database, kind, edit.id);
}

/** @returns the names of the removed images. */
async function writeArrangement(
  transaction: Database,
  organizationId: string,
  arranged: Arrangement['images'],
): Promise<string[]> {
  const images = new Map((await listOrganizationImages(transaction, organizationId)).map((image) => [image.id, image]));
  // Deleted and inserted again, because two images must not share a position even for a moment.
  await deleteOrganizationImages(transaction, organizationId);
  for (const [position, { _id: id, alt }] of arranged.entries()) {
    const image = images.get(id);
    if (!image) throw new Failure('conflict.edited');
    images.delete(id);
    await insertOrganizationImage(transaction, { id, organizationId, imageId: image.picture_id, position });
    if (alt !== image.alt) await updateImageAlt(transaction, image.picture_id, alt);
  }
  const removed: string[] = [];
  for (const { picture_id } of images.values()) {
    const name = await deleteImage(transaction, picture_id);
    if (name) removed.push(name);
  }
  return removed;
}
