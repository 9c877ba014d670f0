/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of the image to crop, and the aspect ratio of the part to cut out, as width divided by height. */
export interface CropSource extends Size {
  aspect: number;
}

/** A part of an image, in the image's pixels. */
export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** A rectangle of an image, independent of the image's size. */
export interface Crop {
  /** The rectangle's horizontal position: 0 touches the left edge of the image, 1 the right edge. */
  x: number;
  /** Its vertical position: 0 touches the top edge, 1 the bottom edge. */
  y: number;
  /** 1 is the largest rectangle that fits; at 2 its sides are half as long. */
  zoom: number;
}

export const zoomRange = { min: 1, max: 4 } as const;

/** The largest rectangle, centered. */
export const centeredCrop: Crop = { x: 0.5, y: 0.5, zoom: zoomRange.min };

/** Converts a crop to the pixels of an image. */
export function rectangleOf({ x, y, zoom }: Crop, source: CropSource): Rectangle {
  const width = Math.min(source.width, source.height * source.aspect) / zoom;
  const height = width / source.aspect;
  return { x: x * (source.width - width), y: y * (source.height - height), width, height };
}

/**
 * Moves the rectangle, up to the edges of the image.
 * @param right the distance as a multiple of the rectangle's width, like `down`
 */
export function moveBy(crop: Crop, source: CropSource, right: number, down: number): Crop {
  const rectangle = rectangleOf(crop, source);
  const { x, y, width } = rectangle;
  return cropOf({ ...rectangle, x: x + right * width, y: y + down * width }, source, crop.zoom);
}

/** Resizes the rectangle around its center, and keeps it inside the image. */
export function zoomTo(crop: Crop, source: CropSource, zoom: number): Crop {
  const nextZoom = Math.min(Math.max(zoom, zoomRange.min), zoomRange.max);
  const { x, y, width, height } = rectangleOf(crop, source);
  const next = rectangleOf({ ...crop, zoom: nextZoom }, source);
  const center = { x: x + (width - next.width) / 2, y: y + (height - next.height) / 2 };
  return cropOf({ ...next, ...center }, source, nextZoom);
}

/** Whether a crop contains the whole image. */
export function isWhole(crop: Crop, source: CropSource): boolean {
  const { width, height } = rectangleOf(crop, source);
  // Less than half a pixel is a rounding error.
  return source.width - width < 0.5 && source.height - height < 0.5;
}

/** The size at which a part of an image is drawn: neither side is longer than `maxSide` pixels, and the part is never enlarged. */
export function outputSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const toPixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: toPixels(width), height: toPixels(height) };
}

function cropOf({ x, y, width, height }: Rectangle, source: Size, zoom: number): Crop {
  return { x: fractionOf(x, source.width - width), y: fractionOf(y, source.height - height), zoom };
}

/** An offset as a fraction of the largest possible offset, from 0 to 1; centered when there is no room to move. */
function fractionOf(offset: number, maxOffset: number): number {
  return maxOffset > 0 ? Math.min(Math.max(offset / maxOffset, 0), 1) : 0.5;
}
