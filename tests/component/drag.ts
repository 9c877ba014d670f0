/** Drags a file over an element of the page. */
export const dragOver = (target: Element, file: File): void => drag(target, file, 'dragenter', 'dragover');

/** Drags a file off an element of the page. */
export const dragAway = (target: Element, file: File): void => drag(target, file, 'dragleave');

/** Drags a file over an element of the page and drops it. */
export const dropOn = (target: Element, file: File): void => drag(target, file, 'dragenter', 'dragover', 'drop');

function drag(target: Element, file: File, ...types: string[]): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const options = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  for (const type of types) target.dispatchEvent(new DragEvent(type, options));
}

/** Pastes a file into an element, with or without text. Returns false when the page prevented the browser's own paste. */
export function pasteInto(target: Element, file: File, text?: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text) clipboardData.setData('text/plain', text);
  return target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
