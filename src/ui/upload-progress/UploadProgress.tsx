import { useId } from 'react';
import './upload-progress.scss';
import { announcedPercent } from './use-upload.ts';

interface Props {
  /** A share from 0 to 1; undefined while nothing is being sent. */
  sent: number | undefined;
  label: string;
  /** Announced once everything was sent. */
  whenSent?: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** Shows and announces the progress of an upload, and offers to cancel it until everything was sent. */
export function UploadProgress({ sent, label, whenSent, cancelLabel, onCancel }: Props) {
  const id = useId();
  const percent = Math.round((sent ?? 0) * 100);
  return (
    <>
      {sent !== undefined && (
        <div className="upload-progress">
          <label className="upload-progress__label" htmlFor={id}>
            {label}: {percent} %
          </label>
          <progress className="upload-progress__bar" id={id} max={100} value={percent} />
          {sent < 1 && (
            <button className="button button--quiet button--small" type="button" onClick={onCancel}>
              {cancelLabel}
            </button>
          )}
        </div>
      )}
      {/* Always rendered: screen readers announce only changes of a live region. */}
      <p className="visually-hidden" aria-live="polite">
        {sent !== undefined && (sent >= 1 && whenSent ? whenSent : `${label}: ${announcedPercent(sent)} %`)}
      </p>
    </>
  );
}
