import { limits } from '@kindcrate/contract/limits';

/** The quality setting of the image encoders, from 0 to 1. */
const quality = 0.88;
/** The number of bytes at the start of a file that show whether it is animated. */
const headSize = 64 * 1024;

/**
 * Redraws a photo upright and at most `limits.image.storedSide` pixels wide or high, which also removes its metadata, such as the
 * location.
 * @returns the file itself, for the server to redraw, when it is animated or when this browser cannot decode or redraw it
 */
export async function preparePhoto(file: File): Promise<Blob> {
  const head = await file.slice(0, headSize).arrayBuffer();
  if (isAnimated(new Uint8Array(head)) || !isCanvasReliable()) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const { width, height } = fitInto(bitmap, limits.image.storedSide);
  const [canvas, context] = openCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return (
    (await encode(canvas, 'image/webp')) ?? (await encode(addWhiteBackground(canvas, context), 'image/jpeg')) ?? file
  );
}

/**
 * Whether an image may be animated. A canvas would keep only one frame of an animation.
 * @param head the first kilobytes of the file
 */
export function isAnimated(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  // Any GIF may be animated; only its later bytes would show whether it is.
  if (text.startsWith('GIF8')) return true;
  // An animated PNG has an `acTL` chunk before its pixels.
  if (text.startsWith('PNG', 1)) return isBefore(text, 'acTL', 'IDAT');
  // The flags of an extended WebP are at byte 20; bit 1 marks an animation.
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return ((head[20] ?? 0) & 0b10) !== 0;
  // `avis` is the file type of AVIF image sequences.
  return text.startsWith('ftypavis', 4);
}

function isBefore(text: string, chunk: string, laterChunk: string): boolean {
  const index = text.indexOf(chunk);
  const laterIndex = text.indexOf(laterChunk);
  return index >= 0 && (laterIndex < 0 || index < laterIndex);
}

interface Size {
  width: number;
  height: number;
}

/** Scales a size down until neither side is longer than `side`; all in pixels. Small sizes stay as they are. */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Whether a canvas returns the pixels that were drawn. Brave, Tor Browser, and Firefox with fingerprinting protection alter them. */
function isCanvasReliable(): boolean {
  const [, context] = openCanvas(8, 8);
  // Any color works. The tolerance below is for rounding.
  context.fillStyle = 'rgb(200 65 42)';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  const rgba = [200, 65, 42, 255];
  return data.every((value, index) => Math.abs(value - (rgba[index % 4] ?? 0)) <= 8);
}

function openCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  return [canvas, context];
}

/** Draws white behind an image. JPEG has no transparency: transparent pixels would become black. */
function addWhiteBackground(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): HTMLCanvasElement {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @returns undefined when the browser cannot encode this type and produces a PNG instead */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return blob?.type === type ? blob : undefined;
}
