import { toUploadedPictureValue } from '@kindcrate/contract/uploaded-pictures';
import { countUpload } from '../accounts/upload-quota.ts';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import { deleteImage, insertImage } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { type Effects, transactWithImage } from '../transact.ts';
import { deleteUnusedPictures, insertCopyPicture, type UnusedPictures } from './picture-repository.ts';

/**
 * Stores an uploaded picture. It is public from then on, but nobody can guess its name.
 * @returns the value that makes a field of the copy show the picture
 * @throws Failure `image_refused`; `too_many_requests` when the account has used up a daily quota.
 */
export async function addCopyPicture(
  services: Services,
  { name, actorId, bytes }: { name: string; actorId: string; bytes: Buffer },
  now = new Date(),
): Promise<string> {
  await countUpload(services, actorId, bytes.length);
  const upload = { accountId: actorId, bytes, isForSite: true };
  return transactWithImage(services, upload, async (transaction, _effects, image) => {
    await insertImage(transaction, image);
    await insertCopyPicture(transaction, image.id, now);
    const entry = { actor_id: actorId, action: 'edited', subject_kind: 'copy', subject_id: name } as const;
    await addAuditEntry(transaction, { ...entry, detail: auditDetail('imageAdded') }, now);
    return toUploadedPictureValue(image);
  });
}

/** Deletes old pictures that nothing uses. @returns how many */
export async function removeUnusedPictures(
  transaction: Database,
  effects: Effects,
  options: UnusedPictures,
): Promise<number> {
  const ids = await deleteUnusedPictures(transaction, options);
  for (const id of ids) {
    const name = await deleteImage(transaction, id);
    if (name) effects.removeImages([name]);
  }
  return ids.length;
}
