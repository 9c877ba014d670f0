import { useRef, useState } from 'react';

/** The percentage to announce: 0, 25, 50, 75 or 100. @param progress from 0 to 1 */
export function announcedPercent(progress: number): number {
  return Math.floor(Math.min(1, Math.max(0, progress)) * 4) * 25;
}

/** An upload that can be canceled. `progress` is the fraction that has been sent, from 0 to 1; undefined while nothing is being sent. */
export function useUpload() {
  const abort = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();

  /** @returns options for the upload */
  const begin = () => {
    abort.current = new AbortController();
    setProgress(0);
    return { signal: abort.current.signal, onProgress: setProgress };
  };
  return { progress, begin, end: () => setProgress(undefined), cancel: () => abort.current?.abort() };
}
