import { useId } from 'react';
import './upload-progress.scss';

interface Props {
  /** From 0 to 1. */
  sent: number;
  label: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** How far the upload has come, and a way to stop it while something is still to be sent. */
export function UploadProgress({ sent, label, cancelLabel, onCancel }: Props) {
  const id = useId();
  const percent = Math.round(sent * 100);
  return (
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
  );
}
