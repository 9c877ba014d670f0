import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Act } from '../audit/repository.ts';
import { invalidFields } from '../failure.ts';
import { acceptImageFor } from '../images/accept-image.ts';
import { removeImages } from '../images/image-store.ts';
import type { Services } from '../services.ts';
import { tellArrangement, tellEdit } from './describe-edit.ts';
import { type EntryEdit, editEntry } from './entry-repository.ts';
import { changedMeanwhile, findEntry, organizations } from './kinds.ts';
import { addOrganization, addOrganizationImage, arrangeOrganizationImages } from './organization-edit-repository.ts';

interface NewPicture {
  image: { bytes: Buffer };
  alt: string;
}

interface Texts {
  title: string;
  organizationInfo: string;
  hidden?: boolean | undefined;
}

interface Seen {
  revision?: number | undefined;
}

/** Adds an organization with its card image. */
export async function createOrganization(
  services: Services,
  editorId: string,
  { title, organizationInfo, hidden = false, image, alt }: Texts & NewPicture,
): Promise<StaffOrganization> {
  const { database } = services;
  const act = actOn(randomUUID(), editorId, { action: 'created' });
  const row = { title, information: organizationInfo, hidden: Number(hidden) };
  await acceptImageFor(services, image.bytes, (picture) => addOrganization(database, row, { ...picture, alt }, act));
  return findEntry(database, organizations, act.subject_id);
}

/** @throws Failure `not_found`; `conflict` when somebody else came first. */
export async function editOrganization(
  { database }: Services,
  editorId: string,
  id: string,
  { revision, ...changes }: { [Name in keyof Texts]?: Texts[Name] | undefined } & Seen,
): Promise<StaffOrganization> {
  const before = await findEntry(database, organizations, id, revision);
  const told = tellEdit({ ...before }, changes);
  if (!told) return before;
  const { title, organizationInfo: information, hidden } = changes;
  const columns = { title, information, hidden: hidden === undefined ? undefined : Number(hidden) };
  const edit = { table: organizations.table, revision, columns, act: actOn(id, editorId, told) };
  if (!(await editEntry(database, edit))) throw changedMeanwhile();
  return findEntry(database, organizations, id);
}

/** @throws Failure `not_found`; `conflict` when somebody else came first; `image_refused`; `invalid_fields`. */
export async function addPictureTo(
  services: Services,
  editorId: string,
  id: string,
  { image, alt, revision }: NewPicture & Seen,
): Promise<StaffOrganization> {
  const { database } = services;
  const { images } = await findEntry(database, organizations, id, revision);
  if (images.length >= limits.organizationImages) throw invalidFields({ image: messages.images });
  const edit = editOfPictures(revision, actOn(id, editorId, { action: 'edited', detail: 'a picture added' }));
  await acceptImageFor(services, image.bytes, async (picture) => {
    if (!(await addOrganizationImage(database, edit, { ...picture, alt }))) throw changedMeanwhile();
  });
  return findEntry(database, organizations, id);
}

/**
 * Gives the pictures another order and other words; what is left out is removed for good.
 * @throws Failure `not_found`; `conflict` when somebody else came first, or a picture is not there any more.
 */
export async function arrangePictures(
  services: Services,
  editorId: string,
  id: string,
  { images, revision }: { images: { _id: string; alt: string }[] } & Seen,
): Promise<StaffOrganization> {
  const { database } = services;
  const before = await findEntry(database, organizations, id, revision);
  const told = tellArrangement(before.images, images);
  if (!told) return before;
  const edit = editOfPictures(revision, actOn(id, editorId, told));
  const removed = await arrangeOrganizationImages(database, edit, images);
  if (!removed) throw changedMeanwhile();
  await removeImages(services.images, removed);
  return findEntry(database, organizations, id);
}

function actOn(id: string, editorId: string, told: Pick<Act, 'action' | 'detail'>): Act {
  return { actor_id: editorId, subject_kind: organizations.subject, subject_id: id, ...told };
}

function editOfPictures(revision: number | undefined, act: Act): EntryEdit {
  return { table: organizations.table, revision, columns: {}, act };
}
