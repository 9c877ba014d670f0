import { type RefObject, useEffect } from 'react';
import { chooseFile, hasFiles, pastedImage } from '../use-photo-drop.ts';

/**
 * Adds a pasted photo to the item that has the focus, or to the first one. Also keeps the browser from opening files that are dropped
 * outside a photo list.
 */
export function usePastedPhotos(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const preventDefault = (event: DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const image = event.clipboardData && pastedImage(event.clipboardData);
      if (!image) return;
      event.preventDefault();
      const item = document.activeElement?.closest('.item-card') ?? root.current;
      chooseFile(item?.querySelector('.item-photos') ?? null, image);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragover', preventDefault, { signal });
    document.addEventListener('drop', preventDefault, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, [root]);
}
