interface Size {
  width: number;
  height: number;
}

/**
 * The size of a picture when neither side may be longer than `side`: its proportions stay, and a small one stays small.
 * All in pixels.
 */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

/** A very long picture is still a pixel high. */
const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale));
