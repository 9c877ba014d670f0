import { useId } from 'react';
import { quarterOf } from './quarter-of.ts';
import './upload-progress.scss';

interface Props {
  /** From 0 to 1; undefined while nothing is sent. */
  sent: number | undefined;
  label: string;
  /** Read out when all has left. */
  whenSent?: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** How far an upload has come, shown and read out, and a way to stop it while something is still to be sent. */
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
      {/* There from the start, so that its words are read out. */}
      <p className="visually-hidden" aria-live="polite">
        {sent !== undefined && (sent >= 1 && whenSent ? whenSent : `${label}: ${quarterOf(sent)} %`)}
      </p>
    </>
  );
}
