import { type DragEvent, type RefObject, useEffect, useState } from 'react';
import { firstPicture, hasFiles, pastedPicture } from './picture-transfer.ts';

/**
 * Lets the file input of a zone take a picture that is dropped on the zone, or pasted anywhere on the page. To whoever listens, it
 * is as if it had been chosen.
 * @returns `isOver` while files are dragged over the zone, `isRefused` when what was dropped last is no picture, and what the
 *   zone needs to listen
 */
export function usePictureDrop(zone: RefObject<HTMLElement | null>) {
  const [isOver, setIsOver] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  // A file that is dropped beside the zone would open in place of the page.
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const picture = event.clipboardData && pastedPicture(event.clipboardData);
      if (!picture) return;
      event.preventDefault();
      choose(zone.current, picture);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', stay, { signal });
    document.addEventListener('drop', stay, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [zone]);

  const listeners = {
    onDragOver: ({ dataTransfer }: DragEvent) => setIsOver(hasFiles(dataTransfer)),
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      // The input itself would take anything.
      event.preventDefault();
      const picture = firstPicture(event.dataTransfer);
      setIsRefused(!picture);
      if (picture) choose(zone.current, picture);
    },
    onChange: () => setIsRefused(false),
  };
  return { isOver, isRefused, listeners };
}

/** Puts a file into the file input of a zone, and says so as the browser would. */
function choose(zone: HTMLElement | null, file: File): void {
  const input = zone?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
