import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isHeic } from './is-heic.ts';

/** The properties of the browser's DataTransfer that are used here, so that tests can pass plain objects. */
interface Transfer {
  readonly types: readonly string[];
  readonly files: Iterable<File>;
}

/** Whether files are being dragged, rather than text or a link. */
export const hasFiles = ({ types }: Pick<Transfer, 'types'>): boolean => types.includes('Files');

/** The images among the files, judging by the type that the operating system reports, or by the name of a HEIC photo. */
export const imagesOf = ({ files }: Pick<Transfer, 'files'>): File[] =>
  [...files].filter((file) => file.type.startsWith('image/') || isHeic(file));

export const firstImage = (transfer: Pick<Transfer, 'files'>): File | undefined => imagesOf(transfer)[0];

/** A pasted image. If text was copied with it, as from a document, the paste belongs to the focused field. */
export function pastedImage(transfer: Transfer): File | undefined {
  return transfer.types.includes('text/plain') ? undefined : firstImage(transfer);
}

/**
 * Puts an image that is dropped on a drop zone, or pasted anywhere on the page, into the zone's file input. The input dispatches
 * the same events as after a choice in the file dialog.
 * @returns `isOver` while files are dragged over the zone, `isRejected` when the last drop was not an image, and the handlers
 *   of the zone
 */
export function usePhotoDrop(zone: RefObject<HTMLElement | null>) {
  const [isOver, setIsOver] = useState(false);
  const [isRejected, setIsRejected] = useState(false);

  usePastedPhotos(() => zone.current);

  const handlers = {
    onDragOver: ({ dataTransfer }: DragEvent) => setIsOver(hasFiles(dataTransfer)),
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop({ dataTransfer }: DragEvent) {
      setIsOver(false);
      if (!hasFiles(dataTransfer)) return;
      const image = firstImage(dataTransfer);
      setIsRejected(!image);
      if (image) chooseFile(zone.current, image);
    },
    onChange: () => setIsRejected(false),
  };
  return { isOver, isRejected, handlers };
}

/**
 * Puts an image that is pasted anywhere on the page into a file input. Also keeps the browser from opening files that are dropped
 * outside a drop zone.
 * @param findZone finds the element with the file input, when an image is pasted
 */
export function usePastedPhotos(findZone: () => HTMLElement | null | undefined): void {
  const choose = useEffectEvent((image: File) => chooseFile(findZone(), image));
  useEffect(() => {
    // By default, the browser opens a dropped file and leaves the page, or passes it to a file input under the pointer. Preventing
    // that on `dragover` also makes the zone accept drops.
    const preventDefault = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const image = event.clipboardData && pastedImage(event.clipboardData);
      if (!image) return;
      event.preventDefault();
      choose(image);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragover', preventDefault, { signal });
    document.addEventListener('drop', preventDefault, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);
}

/** Chooses a file in the file field of a drop zone, as a person would. */
export function chooseFile(zone: HTMLElement | null | undefined, file: File): void {
  const input = zone?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
