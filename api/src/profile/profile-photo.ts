import type { Image } from '@kindcrate/contract/images';
import { countUpload } from '../accounts/upload-quota.ts';
import { lockUser, updatePhoto } from '../accounts/user-repository.ts';
import { Failure } from '../failure.ts';
import type { PhotoAddresses } from '../images/photo-addresses.ts';
import { deleteImage, insertImage, toPhoto } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { transactWithImage } from '../transact.ts';

const defaultPhotoUrl = '/api/images/default-photo.svg';

/** Shown for an account without a photo. */
const defaultPhoto: Image = { url: defaultPhotoUrl, thumbnailUrl: defaultPhotoUrl, width: 400, height: 400, alt: '' };

interface PhotoColumns {
  name: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
}

/** @param photo the columns of the photo's row, which are null if there is no photo */
export function toProfilePhoto({ name, width, height, alt }: PhotoColumns, addresses: PhotoAddresses): Image {
  if (name === null || width === null || height === null || alt === null) return defaultPhoto;
  return toPhoto({ name, width, height, alt }, addresses);
}

/**
 * Replaces a user's photo. The old photo is removed, so that its address stops working.
 * @throws Failure `image_refused`; `too_many_requests` when the account has used up a quota; `unauthorized` when the account was
 * deleted a moment ago.
 */
export async function changePhoto(services: Services, userId: string, bytes: Buffer): Promise<void> {
  await countUpload(services, userId, bytes.length);
  await transactWithImage(services, { accountId: userId, bytes }, async (transaction, effects, image) => {
    // The lock makes the second of two concurrent changes see, and remove, the photo that the first one added.
    const user = await lockUser(transaction, userId);
    if (!user || user.deleted_at !== null) throw new Failure('unauthorized.session_ended');
    await insertImage(transaction, image);
    await updatePhoto(transaction, userId, image.id);
    const oldName = user.photo_id && (await deleteImage(transaction, user.photo_id));
    if (oldName) effects.removeImages([oldName]);
  });
}
