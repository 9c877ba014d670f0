import { isAnimation } from './animation.ts';
import { fitInto } from './photo-size.ts';

/** Pixels of the longer side: what the server keeps of it (api/src/images). */
const longestSide = 1600;
const quality = 0.88;
/** Bytes in which a file says what it is. */
const headSize = 64 * 1024;

/**
 * Draws a photo anew: upright, at most 1600 pixels, without a word of where and with what it was taken.
 * @returns the file as it is when this browser cannot read it, it moves, or the browser does not let a page draw; the server
 *   does the same to it then
 */
export async function preparePhoto(file: File): Promise<Blob> {
  const head = await file.slice(0, headSize).arrayBuffer();
  if (isAnimation(new Uint8Array(head)) || !isCanvasTrue()) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const { width, height } = fitInto(bitmap, longestSide);
  const [canvas, context] = openCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return (await encode(canvas, 'image/webp')) ?? (await encode(onWhite(canvas, context), 'image/jpeg')) ?? file;
}

/** Some browsers, against fingerprinting, give a page other pixels than it drew. */
function isCanvasTrue(): boolean {
  const [, context] = openCanvas(8, 8);
  context.fillStyle = 'rgb(200 65 42)';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  const colour = [200, 65, 42, 255];
  return data.every((value, index) => Math.abs(value - (colour[index % 4] ?? 0)) <= 8);
}

function openCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  return [canvas, context];
}

/** JPEG knows nothing transparent, and would make it black. */
function onWhite(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): HTMLCanvasElement {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Nothing when the browser cannot write this type: it gives a PNG then. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
