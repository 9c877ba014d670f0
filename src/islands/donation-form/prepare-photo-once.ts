const photos = new WeakMap<File, Promise<File>>();

/**
 * Prepares a chosen photo, and returns the same result for the same file from then on: every attempt to send it has the same
 * bytes, so the server recognizes a retry. `prepare-photo.ts` is loaded with the first photo.
 */
export function preparePhotoOnce(file: File): Promise<File> {
  const known = photos.get(file);
  if (known) return known;
  const photo = prepare(file);
  photos.set(file, photo);
  return photo;
}

/** When preparing fails, the photo is sent as it is, and the next attempt tries again. */
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

/** File names can be personal. */
const withoutName = (photo: Blob) => new File([photo], 'photo', { type: photo.type });
