import type { BodyOf } from '@kindcrate/contract/endpoint';
import { uploadProfilePhotoEndpoint } from '@kindcrate/contract/profile-changes';
import { uploadInSession } from '../../stores/session-requests.ts';
import type { Outcome } from '../../ui/form/form-state.ts';
import { fileOf } from '../../ui/form/form-values.ts';
import { useUpload } from '../../ui/upload-progress/use-upload.ts';

interface Options {
  /** Converts the chosen photo to the file that is uploaded. */
  prepare: (photo: File) => Promise<Blob>;
  onSent: () => void;
  updated: string;
  uploadCanceled: string;
}

/** Uploads a profile photo. A failure is only logged (specification, section 8): the outcome then has no message. */
export function useSendPhoto({ prepare, onSent, updated, uploadCanceled }: Options) {
  const { progress, begin, end, cancel } = useUpload();

  async function send(body: BodyOf<typeof uploadProfilePhotoEndpoint>): Promise<Outcome> {
    const { signal, onProgress } = begin();
    try {
      const photo = fileOf(body.image);
      const prepared = await prepare(photo);
      signal.throwIfAborted();
      const image = new File([prepared], photo.name, { type: prepared.type });
      await uploadInSession(uploadProfilePhotoEndpoint, { image }, { signal, onProgress });
    } catch (error) {
      if (signal.aborted) return { message: uploadCanceled, resetsForm: false };
      console.error(error);
      return { message: '', resetsForm: false };
    } finally {
      end();
    }
    onSent();
    return { message: updated, resetsForm: true };
  }

  return { send, progress, cancel };
}
