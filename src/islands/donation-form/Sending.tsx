import type { CollectionEntry } from 'astro:content';
import { UploadProgress } from '../../ui/upload-progress/UploadProgress.tsx';

interface Props {
  isPending: boolean;
  /** How much of the donation has left, from 0 to 1. */
  sent: number;
  copy: CollectionEntry<'donationForm'>['data'];
  onCancel: () => void;
}

/** How far the donation has come, shown and said, with a way out for as long as it takes. */
export function Sending({ isPending, sent, copy, onCancel }: Props) {
  return (
    <>
      <UploadProgress
        sent={isPending ? sent : undefined}
        label={copy.uploading}
        whenSent={copy.waiting}
        cancelLabel={copy.cancel}
        onCancel={onCancel}
      />
      {isPending && sent >= 1 && (
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
