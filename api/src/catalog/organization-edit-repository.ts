import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import { type Act, addAct } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { PictureRow } from '../database/schema.ts';
import { addPicture, changeAlt, removePicture } from '../images/repository.ts';
import { type EntryEdit, editEntry, findNextPosition, OutdatedEditError } from './entry-repository.ts';

interface NewOrganization {
  title: string;
  information: string;
  hidden: number;
}

/** Adds an organization behind all others, with its card image and the act in the trail. */
export async function addOrganization(
  database: Database,
  organization: NewOrganization,
  picture: PictureRow,
  act: Act,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const position = await findNextPosition(transaction, 'organizations');
    const row = { ...organization, id: act.subject_id, position, is_sample: 0 };
    await transaction.insertInto('organizations').values(row).execute();
    await addPicture(transaction, picture);
    await addImage(transaction, act.subject_id, picture.id, 0);
    await addAct(transaction, act, new Date());
  });
}

/** Adds a picture behind the others; see `editEntry`. */
export async function addOrganizationImage(database: Database, edit: EntryEdit, picture: PictureRow) {
  const id = edit.act.subject_id;
  return editEntry(database, edit, async (transaction) => {
    const images = await listImages(transaction, id);
    if (images.length >= limits.organizationImages) throw new OutdatedEditError();
    await addPicture(transaction, picture);
    await addImage(transaction, id, picture.id, (images.at(-1)?.position ?? -1) + 1);
    return [];
  });
}

/** Gives the pictures another order and other words, and removes what is not among them; see `editEntry`. */
export async function arrangeOrganizationImages(
  database: Database,
  edit: EntryEdit,
  wanted: { _id: string; alt: string }[],
): Promise<string[] | undefined> {
  const id = edit.act.subject_id;
  return editEntry(database, edit, async (transaction) => {
    const images = new Map((await listImages(transaction, id)).map((image) => [image.id, image]));
    // Taken away and put back: two pictures are never in one place, not even for a moment.
    await transaction.deleteFrom('organization_images').where('organization_id', '=', id).execute();
    for (const [position, { _id, alt }] of wanted.entries()) {
      const image = images.get(_id);
      if (!image) throw new OutdatedEditError();
      images.delete(_id);
      await addImage(transaction, id, image.picture_id, position, _id);
      if (alt !== image.alt) await changeAlt(transaction, image.picture_id, alt);
    }
    return removePictures(transaction, [...images.values()]);
  });
}

async function removePictures(database: Database, images: { picture_id: string }[]): Promise<string[]> {
  const names: string[] = [];
  for (const { picture_id } of images) {
    const name = await removePicture(database, picture_id);
    if (name) names.push(name);
  }
  return names;
}

/** In their order. */
function listImages(database: Database, organizationId: string) {
  return database
    .selectFrom('organization_images')
    .innerJoin('pictures', 'pictures.id', 'organization_images.picture_id')
    .select(['organization_images.id', 'picture_id', 'alt', 'organization_images.position'])
    .where('organization_id', '=', organizationId)
    .orderBy('organization_images.position')
    .execute();
}

async function addImage(
  database: Database,
  organization_id: string,
  picture_id: string,
  position: number,
  id: string = randomUUID(),
): Promise<void> {
  await database.insertInto('organization_images').values({ id, organization_id, picture_id, position }).execute();
}
