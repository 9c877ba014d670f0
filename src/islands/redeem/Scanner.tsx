import type { CollectionEntry } from 'astro:content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeFromLink } from '../../lib/redemption-link.ts';
import { useCamera } from './use-camera.ts';

interface Props {
  copy: CollectionEntry<'redeem'>['data']['code'];
  onCode: (code: string) => void;
  /** Called when there is no camera to be had. */
  onTypeInstead: () => void;
}

/** Scans a code with the camera, which is asked for only when somebody presses the button. */
export function Scanner({ copy, onCode, onTypeInstead }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isForeign, setForeign] = useState(false);
  const take = useCallback(
    (text: string) => {
      const code = codeFromLink(text);
      setForeign(!code);
      if (code) onCode(code);
      return code !== undefined;
    },
    [onCode],
  );
  const { state, start, stop } = useCamera(video, take);
  const problem = state === 'refused' || state === 'missing' || state === 'failed' ? copy[state] : undefined;
  const isRunning = state === 'starting' || state === 'on';

  useEffect(() => {
    if (problem) onTypeInstead();
  }, [problem, onTypeInstead]);

  return (
    <div className="scanner">
      <button
        className="button button--quiet"
        type="button"
        onClick={() => {
          setForeign(false);
          if (isRunning) stop();
          else void start();
        }}
      >
        {isRunning ? copy.stop : copy.scan}
      </button>
      <video
        className="scanner__picture"
        ref={video}
        hidden={state !== 'on'}
        muted
        playsInline
        aria-label={copy.picture}
      />
      <p className="scanner__status" role="status">
        {state === 'starting' && copy.starting}
        {state === 'on' && (isForeign ? copy.wrongCode : copy.aimHint)}
      </p>
      {problem && (
        <p className="notice notice--alert" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
