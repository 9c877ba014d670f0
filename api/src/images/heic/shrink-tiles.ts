/** A part of an image, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A decoded tile: three bytes per pixel, and `stride` bytes per row. */
export interface Tile {
  pixels: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

interface Shrinker {
  width: number;
  height: number;
  /** `left` and `top` are the tile's position in the image. */
  add(tile: Tile, left: number, top: number): void;
  finish(): Buffer;
}

/**
 * Creates an object that shrinks an image tile by tile, so that the full-size image is never in memory. Each resulting pixel is
 * the average of a square. Incomplete squares at the right and bottom edges are left out.
 * @param area the part of the image to keep
 * @param factor the side of a square in pixels, at most 16
 */
export function createShrinker(area: Area, factor: number): Shrinker {
  const width = Math.floor(area.width / factor);
  const height = Math.floor(area.height / factor);
  // The sum of 16 × 16 bytes fits into 16 bits.
  const sums = new Uint16Array(width * height * 3);

  function addRow(row: Uint8Array, from: number, to: number, base: number): void {
    for (let x = from, source = 0; x < to; x++, source += 3) {
      const target = base + Math.floor(x / factor) * 3;
      sums[target] = (sums[target] ?? 0) + (row[source] ?? 0);
      sums[target + 1] = (sums[target + 1] ?? 0) + (row[source + 1] ?? 0);
      sums[target + 2] = (sums[target + 2] ?? 0) + (row[source + 2] ?? 0);
    }
  }

  return {
    width,
    height,
    add(tile, left, top) {
      const offset = { x: left - area.left, y: top - area.top };
      const from = Math.max(0, offset.x);
      const to = Math.min(width * factor, offset.x + tile.width);
      const lastRow = Math.min(height * factor, offset.y + tile.height);
      for (let y = Math.max(0, offset.y); y < lastRow; y++) {
        const start = (y - offset.y) * tile.stride + (from - offset.x) * 3;
        addRow(tile.pixels.subarray(start), from, to, Math.floor(y / factor) * width * 3);
      }
    },
    finish() {
      const squareSize = factor * factor;
      const pixels = Buffer.allocUnsafe(sums.length);
      for (let index = 0; index < sums.length; index++) pixels[index] = Math.round((sums[index] ?? 0) / squareSize);
      return pixels;
    },
  };
}
