import { UploadProgress } from '../../ui/upload-progress/UploadProgress.tsx';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  isPending: boolean;
  /** The fraction of the upload that was sent, from 0 to 1; undefined before the upload begins. */
  progress: number | undefined;
  copy: DonationFormCopy;
  onCancel: () => void;
}

/** Shows the progress of the upload, and then that the form is waiting for the reply. Either can be canceled. */
export function Sending({ isPending, progress, copy, onCancel }: Props) {
  return (
    <>
      <UploadProgress
        progress={isPending ? progress : undefined}
        label={copy.uploading}
        sentLabel={copy.waiting}
        cancelLabel={copy.cancel}
        onCancel={onCancel}
      />
      {isPending && progress === 1 && (
        <div className="sending">
          <p>{copy.waiting}</p>
          <button className="button button--quiet button--small" type="button" onClick={onCancel}>
            {copy.stopWaiting}
          </button>
        </div>
      )}
    </>
  );
}
