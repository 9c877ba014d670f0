import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import type { UploadedPhoto } from '../../../lib/kept-photos.ts';
import { requestInSession, uploadInSession } from '../../../stores/session-requests.ts';
import { preparePhotoOnce } from '../prepare-photo-once.ts';

interface Upload {
  photo: Promise<UploadedPhoto>;
  controller: AbortController;
}

/** The uploads of this page, by the key of their photo. A donation is sent only after its uploads have ended. */
const uploads = new Map<string, Upload>();

/** Uploads a photo. @throws ApiError; an `AbortError` if it was canceled */
export function startUpload(key: string, file: File, onProgress: (fraction: number) => void): Promise<UploadedPhoto> {
  const controller = new AbortController();
  const photo = send(file, { signal: controller.signal, onProgress });
  uploads.set(key, { photo, controller });
  return photo;
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

async function send(file: File, options: SendOptions): Promise<UploadedPhoto> {
  const image = await preparePhotoOnce(file);
  options.signal.throwIfAborted();
  const { data } = await uploadInSession(uploadPhotoEndpoint, { image }, options);
  return { uploadedId: data._id, thumbnailUrl: data.image.thumbnailUrl };
}

/** Remembers a photo of a draft that was uploaded before the page was opened. */
export function addUploaded(key: string, photo: UploadedPhoto): void {
  uploads.set(key, { photo: Promise.resolve(photo), controller: new AbortController() });
}

/** Cancels the upload of a photo, or deletes the photo from the server. */
export async function removeUpload(key: string): Promise<void> {
  const upload = uploads.get(key);
  uploads.delete(key);
  upload?.controller.abort();
  const photo = await upload?.photo.catch(() => undefined);
  if (!photo) return;
  // After two days, the server removes photos that are not part of an order, so a failure needs no message.
  await requestInSession(deletePhotoEndpoint, { parameters: { id: photo.uploadedId } }).catch((error) =>
    console.warn(error),
  );
}

/** Waits until the upload of a photo has ended, and returns the photo's id; undefined if the upload failed or was canceled. */
export async function waitForUploadedId(key: string): Promise<string | undefined> {
  return (await uploads.get(key)?.photo.catch(() => undefined))?.uploadedId;
}
