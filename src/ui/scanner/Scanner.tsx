import { useCallback, useEffect, useRef, useState } from 'react';
import { useCamera } from './use-camera.ts';
import './scanner.scss';

export interface ScannerCopy {
  scan: string;
  stop: string;
  starting: string;
  aimHint: string;
  /** The accessible name of the camera's picture. */
  picture: string;
  wrongCode: string;
  refused: string;
  missing: string;
  failed: string;
}

interface Props {
  copy: ScannerCopy;
  /** Returns the code in the text of a QR code; undefined if the text is not of the expected kind. Must not change between renders. */
  read: (text: string) => string | undefined;
  onCode: (code: string) => void;
  /** Keeps scanning after a code is found. `onCode` is then called again and again while the camera sees the code. */
  isContinuous?: boolean;
  /** Called when the camera cannot be used. */
  onUnavailable: () => void;
}

/** Scans a code with the camera. The browser asks for permission only after the button is pressed. */
export function Scanner({ copy, read, onCode, onUnavailable, isContinuous = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWrongCode, setWrongCode] = useState(false);
  const accept = useCallback(
    (text: string) => {
      const code = read(text);
      setWrongCode(!code);
      if (code) onCode(code);
      return code !== undefined && !isContinuous;
    },
    [read, onCode, isContinuous],
  );
  const { state, start, stop } = useCamera(video, accept);
  const problem = state === 'refused' || state === 'missing' || state === 'failed' ? copy[state] : undefined;
  const isRunning = state === 'starting' || state === 'on';

  useEffect(() => {
    if (problem) onUnavailable();
  }, [problem, onUnavailable]);

  return (
    <div className="scanner">
      <button
        className="button button--quiet"
        type="button"
        onClick={() => {
          setWrongCode(false);
          if (isRunning) stop();
          else void start();
        }}
      >
        {isRunning ? copy.stop : copy.scan}
      </button>
      <video
        className="scanner__video"
        ref={video}
        hidden={state !== 'on'}
        muted
        playsInline
        aria-label={copy.picture}
      />
      <p className="scanner__status" role="status">
        {state === 'starting' && copy.starting}
        {state === 'on' && (isWrongCode ? copy.wrongCode : copy.aimHint)}
      </p>
      {problem && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
