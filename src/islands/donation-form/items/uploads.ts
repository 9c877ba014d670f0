import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { requestInSession, uploadInSession } from '../../../stores/session-requests.ts';
import { preparePhotoOnce } from '../prepare-photo-once.ts';

interface Upload {
  /** The id that the API gave the photo. */
  id: Promise<string>;
  abort: AbortController;
}

/** The uploads of this page, by the key of the photo. Sending a donation waits for them. */
const uploads = new Map<string, Upload>();

/** Uploads a photo. @throws ApiError; an `AbortError` if it was canceled */
export function startUpload(key: string, file: File, onProgress: (fraction: number) => void): Promise<string> {
  const abort = new AbortController();
  const id = send(file, { signal: abort.signal, onProgress });
  uploads.set(key, { id, abort });
  return id;
}

async function send(file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) {
  const image = await preparePhotoOnce(file);
  options.signal.throwIfAborted();
  const { data } = await uploadInSession(uploadPhotoEndpoint, { image }, options);
  return data._id;
}

/** Remembers a photo of a draft that was uploaded before the page was opened. */
export function addUploaded(key: string, id: string): void {
  uploads.set(key, { id: Promise.resolve(id), abort: new AbortController() });
}

/** Cancels the upload of a photo, or deletes the photo from the server. */
export async function removeUpload(key: string): Promise<void> {
  const upload = uploads.get(key);
  uploads.delete(key);
  upload?.abort.abort();
  const id = await upload?.id.catch(() => undefined);
  if (!id) return;
  // The server removes photos that no order has taken after two days, so a failure needs no message.
  await requestInSession(deletePhotoEndpoint, { parameters: { id } }).catch((error) => console.warn(error));
}

/** The id of an uploaded photo; undefined if the upload failed or was canceled. Waits while it is running. */
export async function uploadedId(key: string): Promise<string | undefined> {
  return uploads.get(key)?.id.catch(() => undefined);
}
