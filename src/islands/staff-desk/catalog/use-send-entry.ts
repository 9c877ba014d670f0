import type { EntryBody, WriteOptions } from '../../../stores/entry-store.ts';
import type { Outcome } from '../../../ui/form/form-state.ts';
import { useUpload } from '../../../ui/upload-progress/use-upload.ts';

interface Options {
  /** Sends the form's value and returns the API's message. */
  write: (body: EntryBody, options: WriteOptions) => Promise<string>;
  /** The revision of the edited entry; undefined for a new one. */
  revision?: number | undefined;
  /** Crops the chosen image. */
  cropImage: (file: File) => Promise<Blob>;
  /** Shown after the upload was canceled. */
  uploadCanceled: string;
}

/** Sends a catalog form. Reports the progress of the upload only if an image was chosen. */
export function useSendEntry({ write, revision, cropImage, uploadCanceled }: Options) {
  const { progress, begin, end, cancel } = useUpload();

  async function send(body: EntryBody): Promise<Outcome> {
    const { image } = body;
    const upload = image ? begin() : undefined;
    try {
      const cropped = image instanceof File ? await cropImage(image) : image;
      const sent = { ...body, ...clearedDays(body), image: cropped, revision };
      return { message: await write(sent, upload ?? {}), resetsForm: true };
    } catch (error) {
      if (!upload?.signal.aborted) throw error;
      return { message: uploadCanceled, resetsForm: false };
    } finally {
      end();
    }
  }
  return { send, progress, cancel };
}

/** Multipart forms have no null: a day that was cleared is sent as an empty string. */
function clearedDays({ showFrom, hideOn }: EntryBody) {
  return { ...(showFrom === null && { showFrom: '' }), ...(hideOn === null && { hideOn: '' }) };
}
