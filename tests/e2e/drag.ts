import type { Locator } from 'playwright/test';
import type { Upload } from './photo.ts';

/** Drags a file over a place of the page. */
export const dragOver = (target: Locator, file: Upload) => drag(target, file, 'dragenter', 'dragover');

/** Drags a file away from where it was. */
export const dragAway = (target: Locator, file: Upload) => drag(target, file, 'dragleave');

/** Drags a file over a place of the page and lets go of it. */
export const dropOn = (target: Locator, file: Upload) => drag(target, file, 'dragenter', 'dragover', 'drop');

async function drag(target: Locator, { name, mimeType, buffer }: Upload, ...events: string[]) {
  const file = { name, type: mimeType, latin1: buffer.toString('latin1') };
  const dataTransfer = await target.page().evaluateHandle(({ name, type, latin1 }) => {
    const bytes = Uint8Array.from(latin1, (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type }));
    return transfer;
  }, file);
  for (const event of events) await target.dispatchEvent(event, { dataTransfer });
}
