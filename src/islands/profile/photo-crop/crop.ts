/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Which square of a picture is wanted, whatever the picture's size. */
export interface Crop {
  /** Where the square lies between the left edge (0) and the right one (1), as far as there is room; `y` from the top. */
  x: number;
  y: number;
  /** 1 is the largest square that the picture has room for; 2 is half as wide. */
  zoom: number;
}

/** The smallest and the largest `zoom`. */
export const zooms = { min: 1, max: 4 } as const;

/** The largest square, from the middle. */
export const middle: Crop = { x: 0.5, y: 0.5, zoom: zooms.min };

/** The square that a crop means in a picture of this size. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size): Square {
  const side = Math.min(width, height) / zoom;
  return { x: x * (width - side), y: y * (height - side), side };
}

/** Moves the square by so many of its own sides, as far as the picture's edges. */
export function moveBy(crop: Crop, picture: Size, right: number, down: number): Crop {
  const { x, y, side } = squareOf(crop, picture);
  return cropOf({ x: x + right * side, y: y + down * side, side }, picture, crop.zoom);
}

/** Makes the square smaller or larger around its middle, as far as the picture's edges. */
export function zoomTo(crop: Crop, picture: Size, zoom: number): Crop {
  const { x, y, side } = squareOf(crop, picture);
  const next = squareOf({ ...crop, zoom }, picture).side;
  const shift = (side - next) / 2;
  return cropOf({ x: x + shift, y: y + shift, side: next }, picture, zoom);
}

/** Pixels of a side as it is sent: no more than there are, and no more than are of use. */
export function sentSide({ side }: Square): number {
  return Math.max(1, Math.min(Math.round(side), 800));
}

function cropOf({ x, y, side }: Square, { width, height }: Size, zoom: number): Crop {
  return { x: share(x, width - side), y: share(y, height - side), zoom };
}

/** The part of the room that is used, from 0 to 1; without any room, the middle. */
function share(used: number, room: number): number {
  return room > 0 ? Math.min(Math.max(used / room, 0), 1) : middle.x;
}
