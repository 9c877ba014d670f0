import { uploadPhotoEndpoint } from '@kindcrate/contract/profile';
import { uploadInSession } from '../../stores/session-requests.ts';
import type { Outcome } from '../../ui/form/use-form.ts';
import { useUpload } from '../../ui/upload-progress/use-upload.ts';

interface Options {
  /** Makes what is sent of the photo that was chosen. */
  prepare: (photo: File) => Promise<Blob>;
  onSent: () => void;
  updated: string;
  cancelled: string;
}

/** Sends a photo of the donor. A failure is logged only (specification, section 8): its outcome says nothing. */
export function useSendPhoto({ prepare, onSent, updated, cancelled }: Options) {
  const { sent, begin, end, cancel } = useUpload();

  async function send(_: unknown, form: HTMLFormElement): Promise<Outcome> {
    const { signal, onProgress } = begin();
    try {
      const body = new FormData(form);
      const photo = body.get('image') as File;
      body.set('image', await prepare(photo), photo.name);
      signal.throwIfAborted();
      await uploadInSession(uploadPhotoEndpoint, body, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return { message: cancelled, resets: false };
      console.error(error);
      return { message: '', resets: false };
    } finally {
      end();
    }
    onSent();
    return { message: updated, resets: true };
  }

  return { send, sent, cancel };
}
