import { limits } from '@kindcrate/contract/limits';

/** A photo of an item in the form. */
export interface Photo {
  /** Identifies the photo in the form and in the draft. */
  key: string;
  /** The URL of the file on this device. Undefined for a photo of a draft until it has been read from storage. */
  url?: string | undefined;
  /** The URL of a small version that the server made; undefined until the photo has been uploaded. */
  thumbnailUrl?: string | undefined;
  /** The name of the file. Unknown for a photo of a draft. */
  name?: string;
  state: 'uploading' | 'uploaded' | 'failed';
  /** The fraction that has been sent, from 0 to 1. */
  progress: number;
  /** The API's message, if there is one, when the upload failed. */
  message?: string;
}

/** Adds new photos at the end, up to the maximum for an item. */
export function addPhotos(photos: readonly Photo[], added: readonly Photo[]): Photo[] {
  return [...photos, ...added].slice(0, limits.itemPhotos);
}

/**
 * Moves a photo by a number of positions, toward the start of the list if the number is negative. A move beyond either end of the list
 * changes nothing.
 */
export function movePhoto(photos: readonly Photo[], key: string, by: number): Photo[] {
  const from = photos.findIndex((photo) => photo.key === key);
  const photo = photos[from];
  const to = from + by;
  if (!photo || to < 0 || to >= photos.length) return [...photos];
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo);
}

/** Changes one photo, if it is still in the list. */
export function changePhoto(photos: readonly Photo[], key: string, changes: Partial<Photo>): Photo[] {
  return photos.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo));
}
