const photos = new WeakMap<File, Promise<File>>();

/**
 * Prepares a photo at most once, so that every attempt to send it sends the same bytes, by which the server recognizes a retry.
 * `prepare-photo.ts` is loaded with the first photo.
 */
export function preparePhotoOnce(file: File): Promise<File> {
  const known = photos.get(file);
  if (known) return known;
  const photo = prepare(file);
  photos.set(file, photo);
  return photo;
}

/** Marks a photo that was prepared on an earlier page as prepared, so that its bytes stay the same. */
export const markAsPrepared = (photo: File): void => void photos.set(photo, Promise.resolve(photo));

/** Falls back to the original photo if it cannot be prepared; the next attempt to send it tries again. */
async function prepare(file: File): Promise<File> {
  try {
    const { preparePhoto } = await import('./prepare-photo.ts');
    return withoutName(await preparePhoto(file));
  } catch (error) {
    console.warn(error);
    photos.delete(file);
    return withoutName(file);
  }
}

/** Replaces the name of the file, which may contain personal data. */
const withoutName = (photo: Blob) => new File([photo], 'photo', { type: photo.type });
