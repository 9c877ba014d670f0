import type { Image } from '@kindcrate/contract/images';
import { lockUser, updatePhoto } from '../accounts/user-repository.ts';
import { deleteImage, findImage, insertImage } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { transactWithImage } from '../transact.ts';

const defaultPhotoUrl = '/api/images/default-photo.svg';

/** Shown for an account without a photo. */
const defaultPhoto: Image = { url: defaultPhotoUrl, thumbnailUrl: defaultPhotoUrl, width: 400, height: 400, alt: '' };

export async function findPhoto({ database }: Services, photoId: string | null): Promise<Image> {
  return (photoId && (await findImage(database, photoId))) || defaultPhoto;
}

/**
 * Replaces a user's photo. The old one is removed, so that its address stops working.
 * @throws Failure `image_refused`.
 */
export async function changePhoto(services: Services, userId: string, bytes: Buffer): Promise<void> {
  await transactWithImage(services, { accountId: userId, bytes }, async (transaction, effects, image) => {
    // Of two changes at once, the second removes what the first added.
    const user = await lockUser(transaction, userId);
    if (!user) throw new Error('a session outlived its user');
    await insertImage(transaction, image);
    await updatePhoto(transaction, userId, image.id);
    const oldName = user.photo_id && (await deleteImage(transaction, user.photo_id));
    if (oldName) effects.removeImages([oldName]);
  });
}
