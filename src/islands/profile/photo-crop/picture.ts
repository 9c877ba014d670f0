import { type Square, sentSide } from './crop.ts';

/** Decodes a picture and turns it upright; nothing when this browser cannot. */
export async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Draws a square of the picture as it will be sent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, square: Square): void {
  const side = sentSide(square);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, side, side);
}

/** The square as a file of its own, without a word of where the picture was taken; nothing when this browser cannot. */
export function cutSquare(picture: ImageBitmap, square: Square): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, picture, square);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
