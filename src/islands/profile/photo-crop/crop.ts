/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A square of an image, in the image's pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** A square of an image, independent of the image's size. */
export interface Crop {
  /** The square's horizontal position: 0 touches the left edge of the image, 1 the right edge. */
  x: number;
  /** Its vertical position: 0 touches the top edge, 1 the bottom edge. */
  y: number;
  /** 1 is the largest square that fits; at 2 its side is half as long. */
  zoom: number;
}

export const zoomRange = { min: 1, max: 4 } as const;

/** The largest square, centered. */
export const centeredCrop: Crop = { x: 0.5, y: 0.5, zoom: zoomRange.min };

/** Converts a crop to the pixels of an image. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size): Square {
  const side = Math.min(width, height) / zoom;
  return { x: x * (width - side), y: y * (height - side), side };
}

/**
 * Moves the square, up to the edges of the image.
 * @param right the distance as a multiple of the square's side, like `down`
 */
export function moveBy(crop: Crop, image: Size, right: number, down: number): Crop {
  const { x, y, side } = squareOf(crop, image);
  return cropOf({ x: x + right * side, y: y + down * side, side }, image, crop.zoom);
}

/** Resizes the square around its center, and keeps it inside the image. */
export function zoomTo(crop: Crop, image: Size, zoom: number): Crop {
  const { x, y, side } = squareOf(crop, image);
  const nextSide = squareOf({ ...crop, zoom }, image).side;
  const shift = (side - nextSide) / 2;
  return cropOf({ x: x + shift, y: y + shift, side: nextSide }, image, zoom);
}

/** The side of the uploaded square, in pixels: at most 800 (specification, section 2), and never enlarged. */
export function outputSide({ side }: Square): number {
  return Math.max(1, Math.min(Math.round(side), 800));
}

function cropOf({ x, y, side }: Square, { width, height }: Size, zoom: number): Crop {
  return { x: fractionOf(x, width - side), y: fractionOf(y, height - side), zoom };
}

/** An offset as a fraction of the largest possible offset, from 0 to 1; centered when there is no room to move. */
function fractionOf(offset: number, maxOffset: number): number {
  return maxOffset > 0 ? Math.min(Math.max(offset / maxOffset, 0), 1) : 0.5;
}
