import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** `refused` by the person or the browser; `missing`: there is none; `failed`: camera or scanner did not start. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing' | 'failed';

/** Milliseconds between two looks at the picture: a phone has time to do other things too. */
const pause = 150;
const wishes = { video: { facingMode: 'environment', width: { ideal: 1280 } } };

/**
 * Runs the camera into a video element and reads codes from it. It ends when one is taken, when the page is left or out
 * of sight, and with the element.
 * @param take is given what a code holds, and says whether it was what is looked for
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, take: (text: string) => boolean) {
  const [state, setState] = useState<CameraState>('off');
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState('off');
  }, []);

  useEffect(() => {
    const onHide = () => document.hidden && stop();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', stop);
      running.current?.abort();
    };
  }, [stop]);

  const start = useCallback(async () => {
    const element = video.current;
    if (!element || running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState('starting');
    try {
      const [{ scanVideo }, stream] = await Promise.all([import('./scan-video.ts'), openCamera(signal)]);
      element.srcObject = stream;
      await element.play();
      if (!signal.aborted) setState('on');
      await scanVideo(element, { take, pause, signal });
      if (!signal.aborted) stop();
    } catch (error) {
      if (signal.aborted) return;
      stop();
      setState(stateAfter(error));
    }
  }, [video, take, stop]);

  return { state, start, stop };
}

/** A camera whose light goes out with the signal. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no camera on this page', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(wishes);
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return stream;
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  console.error(error);
  return 'failed';
}
