import { outputSide, type Square } from './crop.ts';

/** The quality setting of the JPEG encoder, from 0 to 1. */
const quality = 0.9;

/**
 * Decodes an image, turned upright by its EXIF orientation.
 * @returns undefined when this browser cannot decode it
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Draws a square of the image onto the canvas, which is resized to `outputSide`, the side of the photo to upload. */
export function drawSquare(canvas: HTMLCanvasElement, image: ImageBitmap, square: Square): void {
  const side = outputSide(square);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, square.x, square.y, square.side, square.side, 0, 0, side, side);
}

/**
 * Encodes a square of the image as a JPEG. Metadata of the original, such as the place where it was taken, is left out.
 * @returns null when this browser cannot encode it
 */
export function encodeSquare(image: ImageBitmap, square: Square): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, image, square);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
