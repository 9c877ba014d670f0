import { randomUUID } from 'node:crypto';
import type { Picture } from '@kindcrate/contract/pictures';
import type { PictureRow } from '../database/schema.ts';
import { acceptImageFor } from '../images/accept-image.ts';
import { removeImages } from '../images/image-store.ts';
import type { Services } from '../services.ts';
import { tellEdit } from './describe-edit.ts';
import { changedMeanwhile, findEntry, type Kind } from './kinds.ts';
import { addPicturedEntry, editPicturedEntry, type PicturedTable } from './pictured-entry-repository.ts';

interface Texts {
  title: string;
  info: string;
  /** Of donation cards only. */
  description?: string;
}

interface NewEntry extends Texts {
  image: { bytes: Buffer };
  alt: string;
  hidden?: boolean | undefined;
}

type Edit = { [Name in keyof NewEntry]?: NewEntry[Name] | undefined } & { revision?: number | undefined };

/** Adds a brand or a donation card. */
export async function createEntry<Entry extends { revision: number }>(
  services: Services,
  kind: Kind<Entry, PicturedTable>,
  editorId: string,
  { image, alt, hidden = false, ...texts }: NewEntry,
): Promise<Entry> {
  const { database } = services;
  const act = { actor_id: editorId, action: 'created', subject_kind: kind.subject, subject_id: randomUUID() };
  const entry = { ...texts, hidden: Number(hidden) };
  await acceptImageFor(services, image.bytes, (picture) =>
    addPicturedEntry(database, kind.table, entry, { ...picture, alt }, act),
  );
  return findEntry(database, kind, act.subject_id);
}

/**
 * Edits a brand or a donation card. A picture that is replaced is gone for good, address and all.
 * @throws Failure `not_found`; `conflict` when somebody else came first; `image_refused`.
 */
export async function editPictured<Entry extends { revision: number; hidden: boolean; image: Picture }>(
  services: Services,
  kind: Kind<Entry, PicturedTable>,
  editorId: string,
  id: string,
  { revision, image, alt, hidden, ...texts }: Edit,
): Promise<Entry> {
  const { database } = services;
  const before = await findEntry(database, kind, id, revision);
  const told = tellEdit({ ...before, image: undefined, alt: before.image.alt }, { ...texts, image, alt, hidden });
  if (!told) return before;
  const act = { actor_id: editorId, subject_kind: kind.subject, subject_id: id, ...told };
  const columns = { ...texts, hidden: hidden === undefined ? undefined : Number(hidden) };
  const write = async (picture?: PictureRow) => {
    const withAlt = picture && { ...picture, alt: alt ?? '' };
    const removed = await editPicturedEntry(database, {
      table: kind.table,
      revision,
      columns,
      act,
      alt,
      picture: withAlt,
    });
    return removed ?? Promise.reject(changedMeanwhile());
  };
  await removeImages(services.images, await (image ? acceptImageFor(services, image.bytes, write) : write()));
  return findEntry(database, kind, id);
}
