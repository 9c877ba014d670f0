import { useRef, useState } from 'react';

/** Percent of an upload in the steps that are announced: 0, 25, 50, 75 or 100. */
export function announcedPercent(sent: number): number {
  return Math.floor(Math.min(1, Math.max(0, sent)) * 4) * 25;
}

/** The progress of an upload that can be cancelled. `sent` is a share from 0 to 1; undefined while nothing is being sent. */
export function useUpload() {
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<number>();

  /** @returns options for the upload */
  const begin = () => {
    abort.current = new AbortController();
    setSent(0);
    return { signal: abort.current.signal, onProgress: setSent };
  };
  return { sent, begin, end: () => setSent(undefined), cancel: () => abort.current?.abort() };
}
