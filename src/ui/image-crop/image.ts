import { outputSize, type Rectangle } from './crop.ts';

/** The quality setting of the JPEG encoder, from 0 to 1. */
const quality = 0.9;

/**
 * Decodes an image, and turns it upright according to its EXIF orientation.
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

/** How a part of an image is drawn. */
export interface Drawing {
  rectangle: Rectangle;
  /** The maximum length of the longer side, in pixels. */
  maxSide: number;
  /** PNG keeps transparency, which JPEG does not support. */
  type: 'image/jpeg' | 'image/png';
}

/** Draws a part of the image onto the canvas, and sets the canvas's size. */
export function drawPart(canvas: HTMLCanvasElement, image: ImageBitmap, drawing: Drawing): void {
  const { rectangle, maxSide, type } = drawing;
  const { width, height } = outputSize(rectangle, maxSide);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // Transparent pixels would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, rectangle.x, rectangle.y, rectangle.width, rectangle.height, 0, 0, width, height);
}

/**
 * Encodes a part of the image. Metadata of the original, such as where the photo was taken, is left out.
 * @returns null when this browser cannot encode it
 */
export function encodePart(image: ImageBitmap, drawing: Drawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawPart(canvas, image, drawing);
  return new Promise((resolve) => canvas.toBlob(resolve, drawing.type, quality));
}
