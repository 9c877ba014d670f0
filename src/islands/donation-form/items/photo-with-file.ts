import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { readPhoto } from '../../../lib/kept-photos.ts';
import { markAsPrepared } from '../prepare-photo-once.ts';
import type { Photo } from './photos.ts';
import { addUploaded } from './uploads.ts';

/** How long an uploaded photo can be used, in ms: 47 hours. After 48 hours, the server removes photos that are not part of an order. */
const uploadedLifetime = 47 * 60 * 60 * 1000;

/** A photo with its file. */
export interface PhotoWithFile {
  photo: Photo;
  file: File;
}

/** Makes a photo, not uploaded yet, from a file that someone has added. */
export function createPhoto(file: File): PhotoWithFile {
  const url = URL.createObjectURL(file);
  return { file, photo: { key: newIdempotencyKey(), name: file.name, url, state: 'uploading', progress: 0 } };
}

/**
 * Reads a photo of a draft from this device. The photo is not uploaded again while the server still has it. Returns undefined if the
 * photo was not stored.
 */
export async function restorePhoto(owner: string, key: string): Promise<PhotoWithFile | undefined> {
  const kept = await readPhoto(owner, key);
  if (!kept) return undefined;
  const { photo: file, uploadedId, thumbnailUrl, savedAt } = kept;
  markAsPrepared(file);
  const isUploaded = uploadedId !== undefined && Date.now() - savedAt < uploadedLifetime;
  if (isUploaded) addUploaded(key, { uploadedId, thumbnailUrl });
  const url = URL.createObjectURL(file);
  return { file, photo: { key, url, thumbnailUrl, state: isUploaded ? 'uploaded' : 'uploading', progress: 0 } };
}
