import { useRef, useState } from 'react';

/** An upload that can be watched and stopped. `sent` is how much of it has left, from 0 to 1; undefined while there is none. */
export function useUpload() {
  const abort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<number>();

  /** Gives an upload what it is watched and stopped by. */
  const begin = () => {
    abort.current = new AbortController();
    setSent(0);
    return { signal: abort.current.signal, onProgress: setSent };
  };
  return { sent, begin, end: () => setSent(undefined), cancel: () => abort.current?.abort() };
}
