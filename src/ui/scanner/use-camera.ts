import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** `refused`: the person or the browser denied access; `missing`: there is no camera; `failed`: the camera or the scanner did not start. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing' | 'failed';

/** Milliseconds between two scans, so that decoding does not keep a phone's processor busy all the time. */
const scanInterval = 150;
const constraints = { video: { facingMode: 'environment', width: { ideal: 1280 } } };

/**
 * Shows the camera in a video element and scans it for QR codes. The camera turns off when the scan ends, when the page
 * is hidden or left, and on unmount.
 * @param accept called with the text of each code; returns whether to end the scan
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, accept: (text: string) => boolean) {
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
      await scanVideo(element, { accept, interval: scanInterval, signal });
      if (!signal.aborted) stop();
    } catch (error) {
      if (signal.aborted) return;
      stop();
      setState(stateAfterError(error));
    }
  }, [video, accept, stop]);

  return { state, start, stop };
}

/** Opens a camera, preferably the rear one. Aborting the signal turns the camera off. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('This page has no access to cameras', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  const turnOff = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) turnOff();
  signal.addEventListener('abort', turnOff, { once: true });
  return stream;
}

function stateAfterError(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  console.error(error);
  return 'failed';
}
