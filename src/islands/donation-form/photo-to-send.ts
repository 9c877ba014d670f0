const photos = new WeakMap<File, Promise<Blob>>();

/**
 * A chosen photo as it leaves (prepare-photo.ts, whose code comes with the first photo). The same bytes for each try, so that to
 * the server a second try is the same donation.
 */
export function photoToSend(file: File): Promise<Blob> {
  const known = photos.get(file);
  if (known) return known;
  const photo = prepare(file);
  photos.set(file, photo);
  return photo;
}

/** A photo that cannot be drawn anew just now goes as it is, and the next try tries again. */
async function prepare(file: File): Promise<Blob> {
  try {
    const { preparePhoto } = await import('./prepare-photo.ts');
    return await preparePhoto(file);
  } catch (error) {
    console.warn(error);
    photos.delete(file);
    return file;
  }
}
