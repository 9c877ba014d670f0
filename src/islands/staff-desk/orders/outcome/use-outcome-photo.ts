import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { useRef } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { uploadInSession } from '../../../../stores/session-requests.ts';
import { useUpload } from '../../../../ui/upload-progress/use-upload.ts';

/** Uploads the chosen photo. @returns its id; undefined without a photo. @throws ApiError, also if the upload was canceled */
export type UploadPhoto = () => Promise<string | undefined>;

/**
 * The photo that someone chose for an outcome. It is uploaded when the form is sent, and not a second time if the form is sent again.
 * @param field the field that shows a message about the photo
 * @param canceled the message after the upload was canceled
 */
export function useOutcomePhoto(field: string, canceled: string) {
  const { progress, begin, end, cancel } = useUpload();
  const chosen = useRef<File>(undefined);
  const uploaded = useRef<{ file: File; id: string }>(undefined);

  const upload: UploadPhoto = async () => {
    const file = chosen.current;
    if (!file || uploaded.current?.file === file) return file && uploaded.current?.id;
    try {
      const { data } = await uploadInSession(uploadPhotoEndpoint, { image: file }, begin());
      uploaded.current = { file, id: data._id };
      return data._id;
    } catch (error) {
      if (error instanceof ApiError) throw renameField(error, field);
      throw isCanceled(error) ? new ApiError(0, { message: canceled }, error) : error;
    } finally {
      end();
    }
  };
  const choose = (file: File | undefined) => {
    chosen.current = file;
  };
  return { choose, upload, progress, cancel };
}

function renameField({ status, message, code, fields }: ApiError, field: string): ApiError {
  const { image } = fields;
  return new ApiError(status, { success: false, message, code, fields: image ? { [field]: image } : {} });
}

const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
