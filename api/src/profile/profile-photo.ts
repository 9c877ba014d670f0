import type { Picture } from '@kindcrate/contract/pictures';
import { replacePhoto } from '../accounts/user-repository.ts';
import { acceptImageFor } from '../images/accept-image.ts';
import { removeImage } from '../images/image-store.ts';
import { findPicture } from '../images/repository.ts';
import type { Services } from '../services.ts';

const defaultPhotoUrl = '/api/images/default-photo.svg';

/** What stands for a person who gave no photo. */
const defaultPhoto: Picture = { url: defaultPhotoUrl, thumbnailUrl: defaultPhotoUrl, width: 400, height: 400, alt: '' };

export async function findPhoto({ database }: Services, photoId: string | null): Promise<Picture> {
  return (photoId && (await findPicture(database, photoId))) || defaultPhoto;
}

/**
 * Gives a user a new photo and takes the old one away, address and all.
 * @throws Failure `image_refused` when the file is damaged.
 */
export async function changePhoto(services: Services, userId: string, bytes: Buffer): Promise<void> {
  const oldName = await acceptImageFor(services, bytes, (picture) => replacePhoto(services.database, userId, picture));
  if (oldName) await removeImage(services.images, oldName);
}
