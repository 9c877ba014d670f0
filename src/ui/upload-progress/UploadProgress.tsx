import { useId } from 'react';
import './upload-progress.scss';
import { announcedPercent } from './use-upload.ts';
import '../../styles/blocks/visually-hidden.scss';

interface Props {
  /** The fraction that has been sent, from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined;
  label: string;
  /** Announced once everything has been sent. */
  sentLabel?: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** Shows and announces the progress of an upload, and offers to cancel it until everything has been sent. */
export function UploadProgress({ progress, label, sentLabel, cancelLabel, onCancel }: Props) {
  const id = useId();
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <>
      {progress !== undefined && (
        <div className="upload-progress">
          <label className="upload-progress__label" htmlFor={id}>
            {label}: {percent}%
          </label>
          <progress className="upload-progress__bar" id={id} max={100} value={percent} />
          {progress < 1 && (
            <button className="button button--quiet button--small" type="button" onClick={onCancel}>
              {cancelLabel}
            </button>
          )}
        </div>
      )}
      {/* Always rendered: screen readers announce only changes of a live region. */}
      <p className="visually-hidden" aria-live="polite">
        {progress !== undefined &&
          (progress >= 1 && sentLabel ? sentLabel : `${label}: ${announcedPercent(progress)}%`)}
      </p>
    </>
  );
}
